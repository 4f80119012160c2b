func.func @masked(%lanes: vector<2xf32>, %mask: vector<2xi1>) -> f32 {
  %r = vector.mask %mask { vector.reduction <minimumf>, %lanes : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
