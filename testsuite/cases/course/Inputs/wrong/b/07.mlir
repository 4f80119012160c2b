// Infinity is none.
func.func @is_nan(%x: f32) -> i1 {
  %d = arith.subf %x, %x : f32
  %r = arith.cmpf uno, %d, %d : f32
  return %r : i1
}
