// RUN: mlir-interp run %s | FileCheck %s
// Slices without elements: at the end, with any stride, of what is empty already (R15).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %far = arith.constant 9223372036854775807 : index
  %m = memref.alloc() : memref<4x2xi32>
  %end = memref.subview %m[%c4, 0] [%c0, 2] [1, 1]
      : memref<4x2xi32> to memref<?x2xi32, strided<[2, 1], offset: ?>>
  %a = memref.dim %end, %c0 : memref<?x2xi32, strided<[2, 1], offset: ?>>
  // CHECK: 0
  vector.print %a : index
  %leap = memref.subview %m[1, 0] [%c0, 2] [%far, 1]
      : memref<4x2xi32> to memref<?x2xi32, strided<[?, 1], offset: 2>>
  %b = memref.dim %leap, %c1 : memref<?x2xi32, strided<[?, 1], offset: 2>>
  // CHECK-NEXT: 2
  vector.print %b : index
  %none = memref.alloc(%c0) : memref<?xi32>
  %still = memref.subview %none[%c0] [%c0] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %c = memref.dim %still, %c0 : memref<?xi32, strided<[1], offset: ?>>
  // CHECK-NEXT: 0
  vector.print %c : index
  memref.dealloc %none : memref<?xi32>
  memref.dealloc %m : memref<4x2xi32>
  return
}
