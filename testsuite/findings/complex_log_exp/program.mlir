func.func @f(%a: complex<f32>) -> complex<f32> {
  %s = complex.exp %a : complex<f32>
  %r = complex.log %s : complex<f32>
  return %r : complex<f32>
}
