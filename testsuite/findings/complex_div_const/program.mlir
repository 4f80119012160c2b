func.func @main() -> complex<f32> {
  %a = complex.constant [0x7FC00000 : f32, 1.0 : f32] : complex<f32>
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %a, %b : complex<f32>
  return %r : complex<f32>
}
