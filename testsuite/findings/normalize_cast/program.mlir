func.func @f() {
  %a = memref.alloc() : memref<3x4xf32>
  %s = memref.subview %a[0, 2] [3, 2] [1, 1] : memref<3x4xf32> to memref<3x2xf32, strided<[4, 1], offset: 2>>
  %c = memref.cast %s : memref<3x2xf32, strided<[4, 1], offset: 2>> to memref<3x2xf32, strided<[4, 1], offset: 2>>
  return
}
