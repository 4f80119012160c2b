// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The first basis element is not used, but must be positive all the same.
func.func @main() {
  %n = arith.constant -4 : index
  // CHECK: delinearize_outer.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: basis element 0 is not positive: -4
  %0:2 = affine.delinearize_index %n into (%n, 5) : index, index
  return
}
