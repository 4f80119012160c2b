// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// Also where what is stored does not depend on the old value: that is fine, and the old value is not.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  // STRICT: atomic_rmw.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the element is read, and nothing was ever written there
  %old = memref.atomic_rmw assign %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %new = memref.load %m[%c0] : memref<1xi32>
  %fine = arith.divui %x, %new : i32
  // CHECK: atomic_rmw.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %q = arith.divui %x, %old : i32
  return
}
