// With a sign.
func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i16
  %x = arith.extsi %a : i8 to i16
  %y = arith.extsi %b : i8 to i16
  %sum = arith.addi %x, %y : i16
  %half = arith.shrsi %sum, %one : i16
  %r = arith.trunci %half : i16 to i8
  return %r : i8
}
