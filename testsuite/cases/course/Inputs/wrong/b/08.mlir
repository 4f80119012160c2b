// A store, though of what stands there.
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %v = memref.load %m[%zero, %one] : memref<2x3xi32>
  memref.store %v, %m[%zero, %one] : memref<2x3xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
