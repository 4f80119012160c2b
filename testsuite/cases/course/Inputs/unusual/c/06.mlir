// Of either half, and what both leave.
func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i8
  %x = arith.shrui %a, %one : i8
  %y = arith.shrui %b, %one : i8
  %both = arith.andi %a, %b : i8
  %carry = arith.andi %both, %one : i8
  %sum = arith.addi %x, %y overflow<nuw> : i8
  %r = arith.addi %sum, %carry overflow<nuw> : i8
  return %r : i8
}
