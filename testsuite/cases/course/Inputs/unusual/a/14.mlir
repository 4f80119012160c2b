// The larger of each lane and 0.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %zero = arith.constant dense<0> : vector<4xi32>
  %r = arith.maxsi %v, %zero : vector<4xi32>
  return %r : vector<4xi32>
}
