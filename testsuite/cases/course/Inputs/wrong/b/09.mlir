// What stands below.
func.func @upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
      %v = affine.load %from[%j, %i] : memref<3x3xi32>
      affine.store %v, %to[%j, %i] : memref<3x3xi32>
    }
  }
  return
}
