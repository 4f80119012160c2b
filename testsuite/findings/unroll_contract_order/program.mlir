func.func @sums(%v: vector<4xf32>) -> vector<4x2xf32> {
  %ones = arith.constant dense<1.0> : vector<2x4x4xf32>
  %acc = arith.constant dense<0.0> : vector<4x2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, i, j)>, affine_map<(i, j, k) -> (j, k)>], iterator_types = ["reduction", "parallel", "parallel"]} %v, %ones, %acc : vector<4xf32>, vector<2x4x4xf32> into vector<4x2xf32>
  return %r : vector<4x2xf32>
}
