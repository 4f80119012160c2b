func.func @f(%m: memref<3xi32>) {
  %v = memref.subview %m[1] [2] [1] : memref<3xi32> to memref<2xi32, strided<[1], offset: 1>>
  affine.for %i = 0 to 2 {
    %x = affine.load %m[%i] : memref<3xi32>
    affine.store %x, %v[%i] : memref<2xi32, strided<[1], offset: 1>>
  }
  return
}
