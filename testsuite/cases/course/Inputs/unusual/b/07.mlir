// Not ordered.
func.func @is_nan(%x: f32) -> i1 {
  %true = arith.constant true
  %ordered = arith.cmpf ord, %x, %x : f32
  %r = arith.xori %ordered, %true : i1
  return %r : i1
}
