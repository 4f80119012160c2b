// RUN: not mlir-interp diff %s --opt-cmd='mlir-opt-22 --test-vector-unrolling-patterns' | FileCheck %s
// Unrolling a vector.contract that gives a scalar breaks off.
// Rule: a pass gives a program or reports an error.
//
//      CHECK: DIFFERS behind {{.*}}: crashed
//      CHECK: said           the command crashed
func.func @dot(%v: vector<4xf32>) -> f32 {
  %acc = arith.constant 0.0 : f32
  %r = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %v, %v, %acc : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}
