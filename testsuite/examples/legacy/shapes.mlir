// Dimensions split and joined, when the sizes behind it followed from the types.
func.func @split(%m: memref<?x4xi32>) -> memref<?x2x2x2xi32> {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] : memref<?x4xi32> into memref<?x2x2x2xi32>
  return %r : memref<?x2x2x2xi32>
}

func.func @main() -> (i32, index) {
  %t = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]>
    : tensor<4x4xi32>
  %fixed = bufferization.to_memref %t : memref<4x4xi32>
  %m = memref.cast %fixed : memref<4x4xi32> to memref<?x4xi32>
  %s = call @split(%m) : (memref<?x4xi32>) -> memref<?x2x2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %s[%c1, %c0, %c1, %c0] : memref<?x2x2x2xi32>
  %n = memref.dim %s, %c0 : memref<?x2x2x2xi32>
  return %x, %n : i32, index
}
