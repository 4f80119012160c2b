// A copy that is transposed.
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %copy = memref.alloc() : memref<2x3xi32>
  memref.copy %m, %copy : memref<2x3xi32> to memref<2x3xi32>
  %t = memref.transpose %copy (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
