func.func @f(%a: f32) -> f32 {
  %r = math.sinh %a : f32
  return %r : f32
}
