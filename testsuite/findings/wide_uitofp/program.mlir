func.func @f(%a: i32) -> f32 {
  %c = arith.constant 4294967297 : i64
  %w = arith.extui %a : i32 to i64
  %m = arith.muli %w, %c : i64
  %r = arith.uitofp %m : i64 to f32
  return %r : f32
}
