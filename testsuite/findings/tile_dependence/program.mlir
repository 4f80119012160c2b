func.func @diagonals(%m: memref<?x3x3xi32>, %p: index) {
  affine.for %i = 1 to 3 {
    affine.for %j = 0 to 2 {
      %z = affine.apply affine_map<()[s0] -> (s0 * s0)>()[%p]
      %v = affine.load %m[%z, %i - 1, %j + 1] : memref<?x3x3xi32>
      affine.store %v, %m[%z, %i, %j] : memref<?x3x3xi32>
    }
  }
  return
}
