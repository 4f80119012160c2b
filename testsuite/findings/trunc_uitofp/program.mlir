func.func @f(%a: i64) -> f32 {
  %w = arith.uitofp %a : i64 to f64
  %r = arith.truncf %w : f64 to f32
  return %r : f32
}
