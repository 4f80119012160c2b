func.func @f(%a: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.subi %a, %one : i8
  return %r : i8
}
