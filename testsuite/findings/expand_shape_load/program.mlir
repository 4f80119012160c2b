func.func @f(%m: memref<4xi32>) -> vector<2x1xi32> {
  %c0 = arith.constant 0 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  %r = vector.load %e[%c0, %c0] : memref<2x2xi32>, vector<2x1xi32>
  return %r : vector<2x1xi32>
}
