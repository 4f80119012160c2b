func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %zero = arith.constant dense<0> : vector<4xi32>
  %negative = arith.cmpi slt, %v, %zero : vector<4xi32>
  %r = arith.select %negative, %zero, %v : vector<4xi1>, vector<4xi32>
  return %r : vector<4xi32>
}
