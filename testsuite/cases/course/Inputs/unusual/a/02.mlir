// A switch.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi slt, %a, %b : i32
  cf.switch %less : i1, [
    default: ^end(%a, %b : i32, i32),
    1: ^end(%b, %a : i32, i32)
  ]
^end(%larger: i32, %smaller: i32):
  return %larger, %smaller : i32, i32
}
