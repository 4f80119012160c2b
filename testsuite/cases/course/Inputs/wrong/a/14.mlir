// A loop of affine.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %zero = arith.constant 0 : i32
  %r = affine.for %i = 0 to 4 iter_args(%w = %v) -> vector<4xi32> {
    %x = vector.extract %w[%i] : i32 from vector<4xi32>
    %y = arith.maxsi %x, %zero : i32
    %u = vector.insert %y, %w[%i] : i32 into vector<4xi32>
    affine.yield %u : vector<4xi32>
  }
  return %r : vector<4xi32>
}
