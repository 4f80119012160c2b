func.func @f(%a: f32) -> f32 {
  %r = math.asinh %a : f32
  return %r : f32
}
