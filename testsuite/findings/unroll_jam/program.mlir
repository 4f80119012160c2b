func.func @f(%m: memref<3x3xi32>) {
  affine.for %i = 1 to 3 {
    affine.for %j = 0 to 2 {
      %v = affine.load %m[%i - 1, %j + 1] : memref<3x3xi32>
      affine.store %v, %m[%i, %j] : memref<3x3xi32>
    }
  }
  return
}
