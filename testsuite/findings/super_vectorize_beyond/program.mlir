func.func @some(%x: i32, %to: memref<4xi32>) {
  affine.for %i = 0 to 2 {
    affine.store %x, %to[%i] : memref<4xi32>
  }
  return
}
