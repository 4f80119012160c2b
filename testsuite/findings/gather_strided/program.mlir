func.func @f(%m: memref<4x2xi32>, %i: vector<2xindex>, %k: vector<2xi1>, %p: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0, 1] [4, 1] [1, 1] : memref<4x2xi32> to memref<4xi32, strided<[2], offset: 1>>
  %r = vector.gather %s[%c0] [%i], %k, %p : memref<4xi32, strided<[2], offset: 1>>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
