// RUN: not mlir-interp diff %s --opt-cmd='mlir-opt-22 --test-vector-sink-patterns' --native-seconds=2 | FileCheck %s
// Sinking the transposition of a constant below a comparison with one: it does not end.
// Rule: a pass ends.
//
//      CHECK: limit reached
//      CHECK: the command took longer than 2 seconds
func.func @transposed() -> vector<2xi1> {
  %c = arith.constant dense<[7, 0]> : vector<2xi32>
  %t = vector.transpose %c, [0] : vector<2xi32> to vector<2xi32>
  %r = arith.cmpi slt, %t, %c : vector<2xi32>
  return %r : vector<2xi1>
}
