// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// As 1 / 0. DECISIONS.md A5.
func.func @main() -> i8 {
  %zero = arith.constant 0 : i8
  %minus = arith.constant -3 : i8
  // CHECK: ipowi.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: zero is raised to a negative power
  %r = math.ipowi %zero, %minus : i8
  return %r : i8
}
