// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The sum must fit (R18).
func.func @main() {
  %c2 = arith.constant 2 : index
  %far = arith.constant 4611686018427387904 : index
  // CHECK: linearize_overflow.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the linear index overflows the index type
  %0 = affine.linearize_index [%c2, %c2] by (2, %far) : index
  return
}
