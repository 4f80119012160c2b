func.func @f(%a: complex<f32>) -> f32 {
  %r = complex.log %a : complex<f32>
  %i = complex.re %r : complex<f32>
  return %i : f32
}
