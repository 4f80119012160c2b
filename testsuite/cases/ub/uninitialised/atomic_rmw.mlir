// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Also where the old value is not looked at.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  // CHECK: atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the element is read, and nothing was ever written there
  %old = memref.atomic_rmw assign %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  return
}
