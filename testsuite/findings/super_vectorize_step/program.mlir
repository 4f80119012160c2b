func.func @every_other(%x: i32, %to: memref<8xi32>) {
  affine.for %i = 0 to 8 step 2 {
    affine.store %x, %to[%i] : memref<8xi32>
  }
  return
}
