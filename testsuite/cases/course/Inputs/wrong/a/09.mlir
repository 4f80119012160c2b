// Zeros below the diagonal.
func.func @upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.store %zero, %to[%i, %j] : memref<3x3xi32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
      %v = affine.load %from[%i, %j] : memref<3x3xi32>
      affine.store %v, %to[%i, %j] : memref<3x3xi32>
    }
  }
  return
}
