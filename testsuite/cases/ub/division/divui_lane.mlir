// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// One lane is enough.
func.func @main() -> vector<2xi8> {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<[1, 0]> : vector<2xi8>
  // CHECK: divui_lane.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the divisor is zero
  %r = arith.divui %a, %b : vector<2xi8>
  return %r : vector<2xi8>
}
