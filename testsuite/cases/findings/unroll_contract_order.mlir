// RUN: not mlir-interp diff %s --opt-cmd='mlir-opt-22 --test-vector-unrolling-patterns' -e sums --args='dense<[0.0, 16777216.0, 1.0, 1.0]>' | FileCheck %s
// Unrolling a vector.contract of floats sums the products of one half, adds them to the accumulator, and then
// those of the other half: another sum than all products have together.
// Rule: how products are summed is left open, but for all of them alike (decision V23).
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @sums
//      CHECK: expected       0x4B800000 = 0x4B800000 = exactly 16777216
//      CHECK: actual         0x4B800001 = 0x4B800001 = exactly 16777218
//      CHECK: native before  dense<0x4B800000> : vector<4x2xf32>
//      CHECK: native after   dense<0x4B800001> : vector<4x2xf32>
func.func @sums(%v: vector<4xf32>) -> vector<4x2xf32> {
  %ones = arith.constant dense<1.0> : vector<2x4x4xf32>
  %acc = arith.constant dense<0.0> : vector<4x2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, i, j)>, affine_map<(i, j, k) -> (j, k)>], iterator_types = ["reduction", "parallel", "parallel"]} %v, %ones, %acc : vector<4xf32>, vector<2x4x4xf32> into vector<4x2xf32>
  return %r : vector<4x2xf32>
}
