// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  // CHECK: delinearize_zero.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: basis element 0 is not positive: 0
  %0:2 = affine.delinearize_index %c0 into (%c0) : index, index
  return
}
