// RUN: not mlir-interp diff %s --opt-cmd='mlir-opt-22 --test-vector-unrolling-patterns' | FileCheck %s
// Unrolling a vector.reduction forgets its accumulator.
// Rule: vector.reduction: the result is the accumulator, combined with all lanes (decision V20).
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @main
//      CHECK: expected       104 = 0x00000068
//      CHECK: actual         4 = 0x00000004
//      CHECK: native before  104 : i32
//      CHECK: native after   4 : i32
func.func @main() -> i32 {
  %lanes = arith.constant dense<1> : vector<4xi32>
  %acc = arith.constant 100 : i32
  %r = vector.reduction <add>, %lanes, %acc : vector<4xi32> into i32
  return %r : i32
}
