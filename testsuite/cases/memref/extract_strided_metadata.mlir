// RUN: mlir-interp run %s | FileCheck %s
// Taken apart and put together again.
func.func @main() {
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4x5xi32>
  %s = memref.subview %m[1, 2][2, 2][2, 1] : memref<4x5xi32> to memref<2x2xi32, strided<[10, 1], offset: 7>>
  memref.store %x, %s[%c1, %c1] : memref<2x2xi32, strided<[10, 1], offset: 7>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s
      : memref<2x2xi32, strided<[10, 1], offset: 7>> -> memref<i32>, index, index, index, index, index
  // CHECK: 7
  vector.print %offset : index
  // CHECK-NEXT: 2
  vector.print %sizes#0 : index
  // CHECK-NEXT: 2
  vector.print %sizes#1 : index
  // CHECK-NEXT: 10
  vector.print %strides#0 : index
  // CHECK-NEXT: 1
  vector.print %strides#1 : index
  %again = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1]
      : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %y = memref.load %again[%c1, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: 7
  vector.print %y : i32
  return
}
