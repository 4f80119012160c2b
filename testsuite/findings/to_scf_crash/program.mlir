func.func @inserted(%m: memref<1xi32>) -> vector<2xi32> {
  %none = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%c0], %none : memref<1xi32>, vector<2xi32>
  %r = vector.insert %none, %v [1] : i32 into vector<2xi32>
  return %r : vector<2xi32>
}
