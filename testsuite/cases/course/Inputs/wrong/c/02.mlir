// Numbers without a sign.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi ult, %a, %b : i32
  cf.cond_br %less, ^end(%b, %a : i32, i32), ^end(%a, %b : i32, i32)
^end(%larger: i32, %smaller: i32):
  return %larger, %smaller : i32, i32
}
