func.func @f(%m: memref<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<0> : vector<2xi32>
  %p = arith.constant dense<9> : vector<2xi32>
  %first = arith.constant dense<[true, false]> : vector<2xi1>
  %second = arith.constant dense<[false, true]> : vector<2xi1>
  %r = vector.mask %first {
    vector.gather %m[%c0] [%at], %second, %p : memref<2xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  } : vector<2xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
