func.func @f(%a: complex<f32>) -> f32 {
  %r = complex.sin %a : complex<f32>
  %i = complex.im %r : complex<f32>
  return %i : f32
}
