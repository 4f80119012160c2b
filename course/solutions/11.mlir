func.func @copy() -> memref<4xi32> {
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %seven, %a[%i] : memref<4xi32>
  }
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %b : memref<4xi32>
}
