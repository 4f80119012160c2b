func.func @f(%a: complex<f32>) -> complex<f32> {
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
