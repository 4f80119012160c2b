// Half of each, which forgets what both leave.
func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i8
  %x = arith.shrui %a, %one : i8
  %y = arith.shrui %b, %one : i8
  %sum = arith.addi %x, %y : i8
  %odd = arith.andi %a, %one : i8
  %r = arith.addi %sum, %odd : i8
  return %r : i8
}
