// RUN: mlir-interp run %s | FileCheck %s
memref.global "private" constant @numbers : memref<2x3x2xi32> = dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @numbers : memref<2x3x2xi32>
  %a = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x2xi32> into memref<6x2xi32>
  %x = memref.load %a[%c4, %c1] : memref<6x2xi32>
  // CHECK: 9
  vector.print %x : i32
  // Each group is contiguous; the groups among each other need not be.
  %s = memref.subview %m[0, 0, 0][2, 3, 1][1, 1, 1] : memref<2x3x2xi32> to memref<2x3x1xi32, strided<[6, 2, 1]>>
  %b = memref.collapse_shape %s [[0, 1], [2]] : memref<2x3x1xi32, strided<[6, 2, 1]>> into memref<6x1xi32, strided<[2, 1]>>
  %y = memref.load %b[%c4, %c0] : memref<6x1xi32, strided<[2, 1]>>
  // CHECK-NEXT: 8
  vector.print %y : i32
  // A dimension that turns out to have one element does not count.
  %t = memref.subview %m[0, 0, 0][%c1, %c2, 2][1, 1, 1] : memref<2x3x2xi32> to memref<?x?x2xi32, strided<[6, 2, 1]>>
  %d = memref.collapse_shape %t [[0, 1, 2]] : memref<?x?x2xi32, strided<[6, 2, 1]>> into memref<?xi32, strided<[1]>>
  %z = memref.load %d[%c2] : memref<?xi32, strided<[1]>>
  // CHECK-NEXT: 2
  vector.print %z : i32
  %one = memref.subview %m[1, 2, 1][1, 1, 1][1, 1, 1] : memref<2x3x2xi32> to memref<1x1x1xi32, strided<[6, 2, 1], offset: 11>>
  %p = memref.collapse_shape %one [] : memref<1x1x1xi32, strided<[6, 2, 1], offset: 11>> into memref<i32, strided<[], offset: 11>>
  %w = memref.load %p[] : memref<i32, strided<[], offset: 11>>
  // CHECK-NEXT: 11
  vector.print %w : i32
  return
}
