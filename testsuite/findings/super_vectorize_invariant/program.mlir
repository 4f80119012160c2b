func.func @once(%x: i32, %to: memref<4xi32>) {
  affine.for %i = 0 to 1 {
    affine.store %x, %to[0] : memref<4xi32>
  }
  return
}
