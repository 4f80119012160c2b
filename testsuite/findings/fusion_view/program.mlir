func.func @main() -> i32 {
  %c1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 2 {
    affine.store %c1, %a[%i] : memref<2xi32>
  }
  %v = memref.cast %a : memref<2xi32> to memref<?xi32>
  affine.for %i = 0 to 2 {
    %x = affine.load %a[%i] : memref<2xi32>
    %y = arith.addi %x, %c1 : i32
    affine.store %y, %v[1] : memref<?xi32>
  }
  %r = affine.load %a[1] : memref<2xi32>
  return %r : i32
}
