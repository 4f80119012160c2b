// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// Points of the loops that are off add nothing, whatever their factors are; where none of a lane's is on it
// is the accumulator's (V24).
#matrices = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#dot = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @main() -> (vector<2x1xi8>, f32, i8) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<[[10], [1]]> : vector<2x1xi8>
  %c = arith.constant dense<[[100], [50]]> : vector<2x1xi8>
  %m = arith.constant dense<[[[true, false]], [[false, false]]]> : vector<2x1x2xi1>
  %0 = vector.mask %m {
    vector.contract {indexing_maps = #matrices, iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
      : vector<2x2xi8>, vector<2x1xi8> into vector<2x1xi8>
  } : vector<2x1x2xi1> -> vector<2x1xi8>
  // CHECK: dense<{{\[}}[110], [50]]> : vector<2x1xi8>
  %p = ub.poison : vector<2xf32>
  %off = arith.constant dense<false> : vector<2xi1>
  %one = arith.constant 1.0 : f32
  %1 = vector.mask %off {
    vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %p, %p, %one
      : vector<2xf32>, vector<2xf32> into f32
  } : vector<2xi1> -> f32
  // CHECK: 1.000000e+00 : f32
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %unknown = ub.poison : vector<2xi1>
  %five = arith.constant 5 : i8
  %2 = vector.mask %unknown {
    vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %v, %v, %five
      : vector<2xi8>, vector<2xi8> into i8
  } : vector<2xi1> -> i8
  // CHECK: poison : i8
  return %0, %1, %2 : vector<2x1xi8>, f32, i8
}
