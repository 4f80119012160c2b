// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  // CHECK: affine_for.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the step of the loop is not positive: 0
  affine.for %i = 0 to 10 step 0 {
  }
  return
}
