// RUN: mlir-interp run %s | FileCheck %s
// Out and back again: memref.expand_shape and memref.collapse_shape undo each other, also where
// there are gaps, sizes are unknown, or there is no element.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc(%c6) : memref<?x8xi32>
  // Rows with gaps between them.
  %v = memref.subview %m[0, 0] [%c6, 4] [1, 2]
      : memref<?x8xi32> to memref<?x4xi32, strided<[8, 2]>>
  %e = memref.expand_shape %v [[0, 1], [2, 3]] output_shape [%c2, 3, 2, 2]
      : memref<?x4xi32, strided<[8, 2]>> into memref<?x3x2x2xi32, strided<[24, 8, 4, 2]>>
  memref.store %x, %e[%c1, %c2, %c1, %c0] : memref<?x3x2x2xi32, strided<[24, 8, 4, 2]>>
  %a = memref.load %v[%c5, %c2] : memref<?x4xi32, strided<[8, 2]>>
  // CHECK: 7
  vector.print %a : i32
  %c = memref.collapse_shape %e [[0, 1], [2, 3]]
      : memref<?x3x2x2xi32, strided<[24, 8, 4, 2]>> into memref<?x4xi32, strided<[8, 2]>>
  %b = memref.load %c[%c5, %c2] : memref<?x4xi32, strided<[8, 2]>>
  // CHECK-NEXT: 7
  vector.print %b : i32
  %rows = memref.dim %c, %c0 : memref<?x4xi32, strided<[8, 2]>>
  // CHECK-NEXT: 6
  vector.print %rows : index
  memref.dealloc %m : memref<?x8xi32>

  %none = memref.alloc(%c0) : memref<?xi32>
  %zero = memref.expand_shape %none [[0, 1, 2]] output_shape [%c3, %c0, %c5]
      : memref<?xi32> into memref<?x?x?xi32>
  %five = memref.dim %zero, %c2 : memref<?x?x?xi32>
  // CHECK-NEXT: 5
  vector.print %five : index
  %still = memref.collapse_shape %zero [[0, 1, 2]] : memref<?x?x?xi32> into memref<?xi32>
  %size = memref.dim %still, %c0 : memref<?xi32>
  // CHECK-NEXT: 0
  vector.print %size : index
  memref.dealloc %none : memref<?xi32>
  return
}
