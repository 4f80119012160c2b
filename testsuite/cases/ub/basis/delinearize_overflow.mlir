// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %far = arith.constant 4611686018427387904 : index
  // CHECK: delinearize_overflow.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the product of the basis overflows the index type
  %0:3 = affine.delinearize_index %c0 into (2, %far) : index, index, index
  return
}
