// True for all that is one.
func.func @is_nan(%x: f32) -> i1 {
  %r = arith.cmpf une, %x, %x fastmath<nnan> : f32
  return %r : i1
}
