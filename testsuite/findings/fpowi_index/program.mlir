func.func @f(%a: f32, %n: index) -> f32 {
  %r = math.fpowi %a, %n : f32, index
  return %r : f32
}
