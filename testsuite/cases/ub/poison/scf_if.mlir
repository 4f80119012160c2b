// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : i1
  // CHECK: scf_if.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'condition' is poison
  scf.if %p {
  }
  return
}
