// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed 3 | FileCheck %s
// True of memory that was aligned so; of its first element, offset included (R12). Else poison.
func.func @main() -> (i32, memref<1xi32, strided<[1], offset: 1>>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 3 : i32
  %m = memref.alloc() {alignment = 64} : memref<4xi32>
  %a = memref.assume_alignment %m, 64 : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  // CHECK: 3 : i32
  %y = memref.load %m[%c0] : memref<4xi32>
  %s = memref.subview %m[1][1][1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 1>>
  // CHECK-NEXT: poison
  %b = memref.assume_alignment %s, 64 : memref<1xi32, strided<[1], offset: 1>>
  return %y, %b : i32, memref<1xi32, strided<[1], offset: 1>>
}
