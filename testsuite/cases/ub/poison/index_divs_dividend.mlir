// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison dividend might be the minimum.
func.func @main() -> index {
  %p = ub.poison : index
  %minus = index.constant -1
  // CHECK: index_divs_dividend.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the dividend is poison and the divisor -1
  %r = index.divs %p, %minus
  return %r : index
}
