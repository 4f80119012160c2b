func.func @f(%v: vector<f32>) -> f32 {
  %s = vector.shuffle %v, %v [1, 0] : vector<f32>, vector<f32>
  %r = vector.extract %s[0] : f32 from vector<2xf32>
  return %r : f32
}
