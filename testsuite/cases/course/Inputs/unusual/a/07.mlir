// Not equal to itself.
func.func @is_nan(%x: f32) -> i1 {
  %r = arith.cmpf une, %x, %x : f32
  return %r : i1
}
