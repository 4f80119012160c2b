// Two blocks that go to a third.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi sge, %a, %b : i32
  cf.cond_br %less, ^as_is, ^over
^as_is:
  cf.br ^end(%a, %b : i32, i32)
^over:
  cf.br ^end(%b, %a : i32, i32)
^end(%larger: i32, %smaller: i32):
  return %larger, %smaller : i32, i32
}
