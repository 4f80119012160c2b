// RUN: mlir-interp run %s | FileCheck %s
// Dimensions of size 1 are dropped: the first, the middle one, the last, two, all.
memref.global "private" constant @m : memref<2x3x4xi32> = dense<
  [[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]],
   [[100, 101, 102, 103], [110, 111, 112, 113], [120, 121, 122, 123]]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @m : memref<2x3x4xi32>
  %plane = memref.subview %m[1, 0, 0] [1, 3, 4] [1, 1, 1]
      : memref<2x3x4xi32> to memref<3x4xi32, strided<[4, 1], offset: 12>>
  %a = memref.load %plane[%c2, %c1] : memref<3x4xi32, strided<[4, 1], offset: 12>>
  // CHECK: 121
  vector.print %a : i32
  %wall = memref.subview %m[0, 1, 0] [2, 1, 4] [1, 1, 1]
      : memref<2x3x4xi32> to memref<2x4xi32, strided<[12, 1], offset: 4>>
  %b = memref.load %wall[%c1, %c2] : memref<2x4xi32, strided<[12, 1], offset: 4>>
  // CHECK-NEXT: 112
  vector.print %b : i32
  %side = memref.subview %m[0, 0, 3] [2, 3, 1] [1, 1, 1]
      : memref<2x3x4xi32> to memref<2x3xi32, strided<[12, 4], offset: 3>>
  %c = memref.load %side[%c1, %c1] : memref<2x3xi32, strided<[12, 4], offset: 3>>
  // CHECK-NEXT: 113
  vector.print %c : i32
  %edge = memref.subview %m[0, %c2, %c1] [2, 1, 1] [1, 1, 1]
      : memref<2x3x4xi32> to memref<2xi32, strided<[12], offset: ?>>
  %d = memref.load %edge[%c1] : memref<2xi32, strided<[12], offset: ?>>
  // CHECK-NEXT: 121
  vector.print %d : i32
  %corner = memref.subview %m[1, 2, 3] [1, 1, 1] [1, 1, 1]
      : memref<2x3x4xi32> to memref<i32, strided<[], offset: 23>>
  %e = memref.load %corner[] : memref<i32, strided<[], offset: 23>>
  // CHECK-NEXT: 123
  vector.print %e : i32
  // Both dimensions left are of size 1: the stride tells which one stays.
  %kept = memref.subview %m[1, 1, 0] [1, 1, 4] [1, 1, 1]
      : memref<2x3x4xi32> to memref<1x4xi32, strided<[4, 1], offset: 16>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %kept
      : memref<1x4xi32, strided<[4, 1], offset: 16>>
      -> memref<i32>, index, index, index, index, index
  // CHECK-NEXT: 4
  vector.print %strides#0 : index
  // CHECK-NEXT: 4
  vector.print %sizes#1 : index
  return
}
