func.func @transposed() -> vector<2xi1> {
  %c = arith.constant dense<[7, 0]> : vector<2xi32>
  %t = vector.transpose %c, [0] : vector<2xi32> to vector<2xi32>
  %r = arith.cmpi slt, %t, %c : vector<2xi32>
  return %r : vector<2xi1>
}
