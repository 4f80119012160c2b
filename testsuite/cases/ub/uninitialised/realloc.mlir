// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is beyond the old size was never written.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  %more = memref.realloc %m : memref<1xi32> to memref<2xi32>
  %y = memref.load %more[%c0] : memref<2xi32>
  // CHECK: realloc.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %z = memref.load %more[%c1] : memref<2xi32>
  return
}
