func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i8
  %wide_a = arith.extui %a : i8 to i9
  %wide_b = arith.extui %b : i8 to i9
  %wide_one = arith.extui %one : i8 to i9
  %sum = arith.addi %wide_a, %wide_b : i9
  %half = arith.shrui %sum, %wide_one : i9
  %r = arith.trunci %half : i9 to i8
  return %r : i8
}
