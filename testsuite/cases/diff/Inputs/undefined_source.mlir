func.func @f(%a: i32) -> i32 {
  %z = arith.constant 9 : i32
  return %z : i32
}
