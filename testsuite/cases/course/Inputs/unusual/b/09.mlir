// In parallel.
func.func @upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>) {
  affine.parallel (%i, %j) = (0, 0) to (3, 3) {
    affine.if affine_set<(i, j) : (j - i >= 0)>(%i, %j) {
      %v = affine.load %from[%i, %j] : memref<3x3xi32>
      affine.store %v, %to[%i, %j] : memref<3x3xi32>
    }
  }
  return
}
