// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  // CHECK: forall.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive, but in dimension 0 it is 0
  scf.forall (%i) = (0) to (4) step (%c0) {
  }
  return
}
