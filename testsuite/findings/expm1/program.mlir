func.func @f(%a: f32) -> f32 {
  %r = math.expm1 %a : f32
  return %r : f32
}
