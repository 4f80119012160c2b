// RUN: mlir-interp run %s | FileCheck %s
// A memref in memory is bytes too: pointer, pointer, offset, sizes, strides. Its numbers may be
// changed there; its pointers stay pointers while nobody touches them (M5).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c2] : memref<4xi32>
  %any = memref.cast %m : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  %bytes = memref.alloc() {alignment = 8} : memref<40xi8>
  %at = memref.view %bytes[%c0][] : memref<40xi8> to memref<memref<?xi32, strided<[1], offset: ?>>>
  %words = memref.view %bytes[%c0][] : memref<40xi8> to memref<5xi64>
  memref.store %any, %at[] : memref<memref<?xi32, strided<[1], offset: ?>>>
  %c3 = arith.constant 3 : index
  %size = memref.load %words[%c3] : memref<5xi64>
  // CHECK: 4
  vector.print %size : i64
  // The offset becomes 2, the size 1.
  %two = arith.constant 2 : i64
  %one = arith.constant 1 : i64
  memref.store %two, %words[%c2] : memref<5xi64>
  memref.store %one, %words[%c3] : memref<5xi64>
  %moved = memref.load %at[] : memref<memref<?xi32, strided<[1], offset: ?>>>
  %y = memref.load %moved[%c0] : memref<?xi32, strided<[1], offset: ?>>
  // CHECK-NEXT: 7
  vector.print %y : i32
  %n = memref.dim %moved, %c0 : memref<?xi32, strided<[1], offset: ?>>
  // CHECK-NEXT: 1
  vector.print %n : index
  return
}
