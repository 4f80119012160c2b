// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  // CHECK: scf_parallel.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'upperBound' is poison
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %p) step (%c1, %c1) {
  }
  return
}
