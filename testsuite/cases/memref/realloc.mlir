// RUN: mlir-interp run %s | FileCheck %s
// The contents stay up to the lesser size.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i32
  %y = arith.constant 8 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  memref.store %y, %m[%c1] : memref<2xi32>
  %more = memref.realloc %m : memref<2xi32> to memref<4xi32>
  %a = memref.load %more[%c1] : memref<4xi32>
  // CHECK: 8
  vector.print %a : i32
  memref.store %x, %more[%c3] : memref<4xi32>
  %less = memref.realloc %more(%c1) {alignment = 16} : memref<4xi32> to memref<?xi32>
  %b = memref.load %less[%c0] : memref<?xi32>
  // CHECK-NEXT: 7
  vector.print %b : i32
  %size = memref.dim %less, %c0 : memref<?xi32>
  // CHECK-NEXT: 1
  vector.print %size : index
  memref.dealloc %less : memref<?xi32>
  return
}
