// A number does not stand for a vector.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%v: vector<2xi32>) {
  // CHECK: :[[@LINE+1]]:23: error: a number stands for an operand of type 'vector<2xi32>'
  %r = arith.addi %v, 1 : vector<2xi32>
  return
}
