// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  // CHECK: affine_for_map.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the lower bound is poison: an affine expression divides by a value that is not positive
  affine.for %i = affine_map<()[s0] -> (4 floordiv s0)>()[%c0] to 5 {
  }
  return
}
