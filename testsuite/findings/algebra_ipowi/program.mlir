func.func @f(%a: i32) -> i32 {
  %h = arith.constant -3 : i32
  %r = math.ipowi %a, %h : i32
  return %r : i32
}
