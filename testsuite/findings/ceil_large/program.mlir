func.func @up(%a: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}
