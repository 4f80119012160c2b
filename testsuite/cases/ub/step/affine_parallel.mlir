// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  // CHECK: affine_parallel.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the step of a loop must be positive, but in dimension 0 it is -1
  affine.parallel (%i) = (0) to (10) step (-1) {
  }
  return
}
