func.func @rows(%m: memref<2x2xi32>, %i: index, %j: index, %none: i32) -> vector<2x2xi32> {
  %r = vector.transfer_read %m[%i, %j], %none : memref<2x2xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
