// Without the sign.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %r = math.absi %v : vector<4xi32>
  return %r : vector<4xi32>
}
