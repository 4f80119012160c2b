func.func @f(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}
