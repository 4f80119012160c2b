// RUN: not mlir-interp diff %s --opt-cmd='mlir-opt-22 --test-vector-chained-reduction-folding-patterns' | FileCheck %s
// Two reductions, one the other's accumulator, become one of the second's kind, though the first is of another.
// Rule: each vector.reduction combines by its own kind.
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @main
//      CHECK: expected       9 = 0x00000009
//      CHECK: actual         12 = 0x0000000C
//      CHECK: native before  9 : i32
//      CHECK: native after   12 : i32
func.func @main() -> i32 {
  %lanes = arith.constant dense<3> : vector<2xi32>
  %most = vector.reduction <maxsi>, %lanes : vector<2xi32> into i32
  %r = vector.reduction <add>, %lanes, %most : vector<2xi32> into i32
  return %r : i32
}
