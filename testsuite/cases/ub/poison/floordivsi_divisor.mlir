// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison divisor might be zero.
func.func @main() -> i8 {
  %a = arith.constant 7 : i8
  %p = ub.poison : i8
  // CHECK: floordivsi_divisor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %r = arith.floordivsi %a, %p : i8
  return %r : i8
}
