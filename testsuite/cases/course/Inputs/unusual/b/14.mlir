// The sign as a mask of bits.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %bits = arith.constant dense<31> : vector<4xi32>
  %ones = arith.constant dense<-1> : vector<4xi32>
  %sign = arith.shrsi %v, %bits : vector<4xi32>
  %keep = arith.xori %sign, %ones : vector<4xi32>
  %r = arith.andi %v, %keep : vector<4xi32>
  return %r : vector<4xi32>
}
