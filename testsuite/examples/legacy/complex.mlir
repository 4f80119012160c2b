// One step of z*z + c, with the complex numbers of the standard dialect.
func @main() -> (complex<f32>, f32) {
  %half = constant 0.5 : f32
  %two = constant 2.0 : f32
  %z = create_complex %half, %two : complex<f32>
  %c = create_complex %two, %half : complex<f32>
  %re = re %z : complex<f32>
  %im = im %z : complex<f32>
  %rr = mulf %re, %re : f32
  %ii = mulf %im, %im : f32
  %ri = mulf %re, %im : f32
  %real = subf %rr, %ii : f32
  %imaginary = addf %ri, %ri : f32
  %square = create_complex %real, %imaginary : complex<f32>
  %next = addcf %square, %c : complex<f32>
  %x = re %next : complex<f32>
  return %next, %x : complex<f32>, f32
}
