// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
memref.global "private" @m : memref<2xi32> = uninitialized
func.func @main() {
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %m = memref.get_global @m : memref<2xi32>
  // STRICT: global.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %m[%c1] : memref<2xi32>
  // CHECK: global.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the operand 'rhs' is poison
  // CHECK: global.mlir:[[# @LINE - 8]]:1: note: the poison was born here: a global was made, and what is read of it was never written
  %q = arith.divui %x, %y : i32
  return
}
