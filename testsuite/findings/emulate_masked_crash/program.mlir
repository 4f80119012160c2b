func.func @f(%m: memref<8xi4>, %k: vector<8xi1>, %p: vector<8xi4>) -> vector<8xi4> {
  %c0 = arith.constant 0 : index
  %r = vector.maskedload %m[%c0], %k, %p : memref<8xi4>, vector<8xi1>, vector<8xi4> into vector<8xi4>
  return %r : vector<8xi4>
}
