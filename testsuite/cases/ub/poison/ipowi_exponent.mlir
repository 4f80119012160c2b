// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison exponent might be negative.
func.func @main() -> i8 {
  %zero = arith.constant 0 : i8
  %p = ub.poison : i8
  // CHECK: ipowi_exponent.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: an operand is poison: this may be zero raised to a negative power
  %r = math.ipowi %zero, %p : i8
  return %r : i8
}
