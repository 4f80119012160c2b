func.func @f(%a: f32) -> i64 {
  %r = arith.fptosi %a : f32 to i64
  return %r : i64
}
