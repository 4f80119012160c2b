// In a function of its own.
func.func private @turn(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %t = memref.transpose %m (a, b) -> (b, a) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %t = func.call @turn(%m) : (memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
