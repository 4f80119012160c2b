// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A poison divisor might be zero, one in any lane.
func.func @main() -> vector<2xi8> {
  %max = arith.constant dense<[1, 127]> : vector<2xi8>
  %ones = arith.constant dense<1> : vector<2xi8>
  %b = arith.addi %max, %ones overflow<nsw> : vector<2xi8>
  // CHECK: divsi_divisor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %r = arith.divsi %ones, %b : vector<2xi8>
  return %r : vector<2xi8>
}
