func.func @average(%a: i8, %b: i8) -> i8 {
  %one = arith.constant 1 : i8
  %common = arith.andi %a, %b : i8
  %different = arith.xori %a, %b : i8
  %half = arith.shrui %different, %one : i8
  %average = arith.addi %common, %half : i8
  return %average : i8
}
