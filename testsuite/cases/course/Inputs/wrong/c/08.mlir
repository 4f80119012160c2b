// A copy in a global.
memref.global @own : memref<2x3xi32> = uninitialized
func.func @transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>> {
  %copy = memref.get_global @own : memref<2x3xi32>
  linalg.copy ins(%m : memref<2x3xi32>) outs(%copy : memref<2x3xi32>)
  %t = memref.transpose %copy (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  return %t : memref<3x2xi32, strided<[1, 3]>>
}
