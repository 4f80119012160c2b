// Sizes and strides, said anew.
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [3, 2], strides: [1, 3] : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
