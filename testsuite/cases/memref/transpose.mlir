// RUN: mlir-interp run %s | FileCheck %s
// Dimension i of the result is the one that result i of the permutation names.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<2x3x4xi32>
  memref.store %x, %m[%c0, %c1, %c2] : memref<2x3x4xi32>
  %t = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xi32> to memref<4x2x3xi32, strided<[1, 12, 4]>>
  %y = memref.load %t[%c2, %c0, %c1] : memref<4x2x3xi32, strided<[1, 12, 4]>>
  // CHECK: 7
  vector.print %y : i32
  %d0 = memref.dim %t, %c0 : memref<4x2x3xi32, strided<[1, 12, 4]>>
  // CHECK-NEXT: 4
  vector.print %d0 : index
  %d1 = memref.dim %t, %c1 : memref<4x2x3xi32, strided<[1, 12, 4]>>
  // CHECK-NEXT: 2
  vector.print %d1 : index
  return
}
