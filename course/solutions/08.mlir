func.func @transposed(%m: memref<2x3xi32>)
    -> memref<3x2xi32, strided<[1, 3]>> {
  %t = memref.transpose %m (i, j) -> (j, i)
      : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
