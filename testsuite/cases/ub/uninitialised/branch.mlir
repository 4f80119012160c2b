// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
func.func @main() {
  // CHECK: branch.mlir:[[# @LINE + 6]]:3: error: undefined behaviour: the operand 'condition' is poison
  // CHECK: branch.mlir:[[# @LINE + 1]]:8: note: the poison was born here: memory was allocated on the stack, and what is read of it was never written
  %m = memref.alloca() : memref<i1>
  // CHECK: branch.mlir:[[# @LINE + 2]]:8: note: it was read by 'affine.load' here
  // STRICT: branch.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %b = affine.load %m[] : memref<i1>
  scf.if %b {
  }
  return
}
