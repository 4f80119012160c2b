// RUN: not mlir-interp run %s -e loop --args '#ub.poison, 4, 1' 2>&1 | FileCheck %s --check-prefix=LOWER
// RUN: not mlir-interp run %s -e loop --args '0, #ub.poison, 1' 2>&1 | FileCheck %s --check-prefix=UPPER
// RUN: not mlir-interp run %s -e loop --args '0, 0, #ub.poison' 2>&1 | FileCheck %s --check-prefix=STEP
func.func @loop(%l: index, %u: index, %s: index) {
  // LOWER: scf_for.mlir:[[# @LINE + 3]]:3: error: undefined behaviour: the operand 'lowerBound' is poison
  // UPPER: scf_for.mlir:[[# @LINE + 2]]:3: error: undefined behaviour: the operand 'upperBound' is poison
  // STEP: scf_for.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'step' is poison
  scf.for %i = %l to %u step %s {
  }
  return
}
