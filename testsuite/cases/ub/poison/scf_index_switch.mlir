// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  // CHECK: scf_index_switch.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'arg' is poison
  scf.index_switch %p
  default {
  }
  return
}
