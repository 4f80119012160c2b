// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  // CHECK: scf_forall.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'dynamicUpperBound' is poison
  scf.forall (%i) in (%p) {
  }
  return
}
