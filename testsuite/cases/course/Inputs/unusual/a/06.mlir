// Sixteen bits, where the sum fits.
func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i16
  %x = arith.extui %a : i8 to i16
  %y = arith.extui %b : i8 to i16
  %sum = arith.addi %x, %y overflow<nsw, nuw> : i16
  %half = arith.shrui %sum, %one : i16
  %r = arith.trunci %half : i16 to i8
  return %r : i8
}
