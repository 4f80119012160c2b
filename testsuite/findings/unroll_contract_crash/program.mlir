func.func @dot(%v: vector<4xf32>) -> f32 {
  %acc = arith.constant 0.0 : f32
  %r = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %v, %v, %acc : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}
