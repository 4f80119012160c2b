func.func @main() -> f32 {
  %off = arith.constant dense<false> : vector<1xi1>
  %acc = arith.constant 5.0 : f32
  %lane = arith.constant dense<1.0> : vector<1xf32>
  %r = vector.mask %off { vector.multi_reduction <minnumf>, %lane, %acc [0] : vector<1xf32> to f32 } : vector<1xi1> -> f32
  return %r : f32
}
