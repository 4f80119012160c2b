// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  // STRICT: generic_atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the element is read, and nothing was ever written there
  %old = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%y: i32):
    memref.atomic_yield %x : i32
  }
  // CHECK: generic_atomic_rmw.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %q = arith.divui %x, %old : i32
  return
}
