func.func @a(%a: i32) -> i32 {
  %two = arith.constant 4 : i32
  %r = arith.muli %a, %two : i32
  return %r : i32
}
