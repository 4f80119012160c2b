// Stores of memref.
func.func @upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.if affine_set<(i, j) : (j - i >= 0)>(%i, %j) {
        %v = memref.load %from[%i, %j] : memref<3x3xi32>
        memref.store %v, %to[%i, %j] : memref<3x3xi32>
      }
    }
  }
  return
}
