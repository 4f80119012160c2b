// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : i1
  scf.while : () -> () {
    // CHECK: scf_condition.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: the operand 'condition' is poison
    scf.condition(%p)
  } do {
    scf.yield
  }
  return
}
