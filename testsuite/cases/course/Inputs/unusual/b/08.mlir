// Of a cast.
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %c = memref.cast %m : memref<2x3xi32> to memref<?x?xi32, strided<[?, ?]>>
  %t = memref.transpose %c (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?]>> to memref<?x?xi32, strided<[?, ?]>>
  %r = memref.cast %t : memref<?x?xi32, strided<[?, ?]>> to memref<3x2xi32, strided<[1, 3]>>
  return %r : memref<3x2xi32, strided<[1, 3]>>
}
