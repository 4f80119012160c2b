func.func @f(%a: i32) -> i32 {
  %z = arith.constant 9 : i32
  return %z : i32
}

func.func @quotient(%a: i32, %b: i32) -> i32 {
  %0 = arith.divui %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.divui %1, %b : i32
  return %2 : i32
}
