// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  // CHECK: affine_for.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'upperBoundOperands' is poison
  affine.for %i = 0 to %p {
  }
  return
}
