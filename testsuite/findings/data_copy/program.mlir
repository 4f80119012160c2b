func.func @f(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  affine.for %i = 0 to 2 {
    affine.store %c7, %m[0] : memref<2xi32>
    memref.store %c7, %m[%c0] : memref<2xi32>
  }
  return
}
