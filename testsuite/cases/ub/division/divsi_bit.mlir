// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// In one bit the minimum is -1 itself.
func.func @main() -> i1 {
  %t = arith.constant true
  // CHECK: divsi_bit.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the signed quotient of the minimum by -1 does not fit
  %r = arith.divsi %t, %t : i1
  return %r : i1
}
