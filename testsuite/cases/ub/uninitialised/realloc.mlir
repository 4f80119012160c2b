// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// What is beyond the old size was never written.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  // CHECK: realloc.mlir:[[# @LINE + 6]]:8: error: undefined behaviour: the operand 'rhs' is poison
  // CHECK: realloc.mlir:[[# @LINE + 1]]:11: note: the poison was born here: memory was allocated, and what is read of it was never written
  %more = memref.realloc %m : memref<1xi32> to memref<2xi32>
  %y = memref.load %more[%c0] : memref<2xi32>
  // STRICT: realloc.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %z = memref.load %more[%c1] : memref<2xi32>
  %q = arith.divui %y, %z : i32
  return
}
