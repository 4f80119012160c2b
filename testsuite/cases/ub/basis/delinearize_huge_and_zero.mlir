// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A basis element that is not positive is undefined also where the others overflow. DECISIONS.md R18.
func.func @main() {
  %c0 = arith.constant 0 : index
  %far = arith.constant 4611686018427387904 : index
  // CHECK: delinearize_huge_and_zero.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: basis element 2 is not positive: 0
  %0:4 = affine.delinearize_index %c0 into (%far, %far, %c0) : index, index, index, index
  return
}
