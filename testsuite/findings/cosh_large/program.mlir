func.func @f(%a: f32) -> f32 {
  %r = math.cosh %a : f32
  return %r : f32
}
