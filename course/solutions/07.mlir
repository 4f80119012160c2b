func.func @is_nan(%x: f32) -> i1 {
  %is_nan = arith.cmpf uno, %x, %x : f32
  return %is_nan : i1
}
