// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  // CHECK: affine_if.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the condition is poison: an affine expression divides by a value that is not positive
  affine.if affine_set<()[s0] : (4 mod s0 == 0)>()[%c0] {
  }
  return
}
