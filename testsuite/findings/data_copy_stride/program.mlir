func.func @f(%m: memref<3xi32>, %x: i32) {
  affine.for %i = 0 to 2 {
    affine.store %x, %m[%i * 2] : memref<3xi32>
  }
  return
}
