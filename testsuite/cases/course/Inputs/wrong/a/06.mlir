// The sum overflows.
func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i8
  %sum = arith.addi %a, %b : i8
  %r = arith.shrui %sum, %one : i8
  return %r : i8
}
