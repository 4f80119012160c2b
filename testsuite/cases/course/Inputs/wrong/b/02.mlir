// The larger and the lesser by operations that give them.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi slt, %a, %b : i32
  %x = arith.maxsi %a, %b : i32
  %y = arith.minsi %a, %b : i32
  cf.cond_br %less, ^end(%x, %y : i32, i32), ^end(%x, %y : i32, i32)
^end(%larger: i32, %smaller: i32):
  return %larger, %smaller : i32, i32
}
