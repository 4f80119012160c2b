// RUN: mlir-interp run %s | FileCheck %s
// Strides below zero, known and unknown; a stride of zero; slices of such slices.
memref.global "private" constant @m : memref<8xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %back = arith.constant -2 : index
  %m = memref.get_global @m : memref<8xi32>
  %down = memref.subview %m[7] [4] [-2] : memref<8xi32> to memref<4xi32, strided<[-2], offset: 7>>
  %a = memref.load %down[%c1] : memref<4xi32, strided<[-2], offset: 7>>
  // CHECK: 5
  vector.print %a : i32
  // Backward in what goes backward is forward: 1, 5.
  %up = memref.subview %down[3] [2] [%back]
      : memref<4xi32, strided<[-2], offset: 7>> to memref<2xi32, strided<[?], offset: 1>>
  %b = memref.load %up[%c0] : memref<2xi32, strided<[?], offset: 1>>
  // CHECK-NEXT: 1
  vector.print %b : i32
  %c = memref.load %up[%c1] : memref<2xi32, strided<[?], offset: 1>>
  // CHECK-NEXT: 5
  vector.print %c : i32
  %still = memref.subview %m[3] [5] [0] : memref<8xi32> to memref<5xi32, strided<[0], offset: 3>>
  %d = memref.load %still[%c2] : memref<5xi32, strided<[0], offset: 3>>
  // CHECK-NEXT: 3
  vector.print %d : i32
  return
}
