// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  // CHECK: affine_parallel.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the upper bound of dimension 0 is poison: an affine expression divides by a value that is not positive
  affine.parallel (%i) = (0) to (4 ceildiv symbol(%c0)) {
  }
  return
}
