func.func @f(%a: i128, %b: i128) -> i128 {
  %r = arith.floordivsi %a, %b : i128
  return %r : i128
}
