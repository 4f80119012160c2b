func.func @main() -> f32 {
  %z = arith.constant 0.0 : f32
  %r = math.atan2 %z, %z : f32
  return %r : f32
}
