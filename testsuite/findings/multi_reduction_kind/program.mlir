func.func @f(%v: vector<1xf32>, %a: f32) -> f32 {
  %r = vector.multi_reduction <minsi>, %v, %a [0] : vector<1xf32> to f32
  return %r : f32
}
