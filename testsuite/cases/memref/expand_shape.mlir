// RUN: mlir-interp run %s | FileCheck %s
memref.global "private" constant @numbers : memref<12xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]>

func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @numbers : memref<12xi32>
  %a = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xi32> into memref<2x3x2xi32>
  %x = memref.load %a[%c1, %c2, %c1] : memref<2x3x2xi32>
  // CHECK: 11
  vector.print %x : i32
  // Sizes known at run time only, strides of a slice.
  %s = memref.subview %m[1][%c3][%c2] : memref<12xi32> to memref<?xi32, strided<[?], offset: 1>>
  %b = memref.expand_shape %s [[0, 1]] output_shape [%c3, 1] : memref<?xi32, strided<[?], offset: 1>> into memref<?x1xi32, strided<[?, ?], offset: 1>>
  %c0 = arith.constant 0 : index
  %y = memref.load %b[%c2, %c0] : memref<?x1xi32, strided<[?, ?], offset: 1>>
  // CHECK-NEXT: 5
  vector.print %y : i32
  // From no dimension to some of size 1.
  %p = memref.alloc() : memref<i32>
  memref.store %x, %p[] : memref<i32>
  %q = memref.expand_shape %p [] output_shape [1, 1] : memref<i32> into memref<1x1xi32>
  %z = memref.load %q[%c0, %c0] : memref<1x1xi32>
  // CHECK-NEXT: 11
  vector.print %z : i32
  return
}
