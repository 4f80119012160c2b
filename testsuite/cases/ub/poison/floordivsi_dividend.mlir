// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison dividend might be the minimum.
func.func @main() -> i8 {
  %p = ub.poison : i8
  %minus = arith.constant -1 : i8
  // CHECK: floordivsi_dividend.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the dividend is poison and the divisor -1
  %r = arith.floordivsi %p, %minus : i8
  return %r : i8
}
