// RUN: mlir-interp run %s | FileCheck %s
// affine.load and affine.store: subscripts of loop variables and symbols.
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4x6xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %n = affine.linearize_index [%i, %j] by (6) : index
      %x = arith.index_cast %n : index to i32
      affine.store %x, %m[%i, %j] : memref<4x6xi32>
    }
  }
  affine.for %i = 0 to 2 {
    // CHECK: 7
    // CHECK-NEXT: 20
    %x = affine.load %m[%i * 2 + 1, %i + symbol(%c2) - 1] : memref<4x6xi32>
    vector.print %x : i32
  }
  %p = memref.alloc() : memref<i32>
  %y = affine.load %m[3, %c2 mod 2 + 5] : memref<4x6xi32>
  affine.store %y, %p[] : memref<i32>
  %z = affine.load %p[] : memref<i32>
  // CHECK-NEXT: 23
  vector.print %z : i32
  return
}
