// RUN: not mlir-interp run %s -e loop --args '1, 0' 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-interp run %s -e loop --args '-2, 1' 2>&1 | FileCheck %s --check-prefix=MINUS
func.func @loop(%s: index, %t: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // ZERO: parallel.mlir:[[# @LINE + 2]]:3: error: undefined behaviour: the step of a loop must be positive, but in dimension 1 it is 0
  // MINUS: parallel.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the step of a loop must be positive, but in dimension 0 it is -2
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%s, %t) {
  }
  return
}
