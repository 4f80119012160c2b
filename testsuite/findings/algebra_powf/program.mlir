func.func @f(%a: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %r = math.powf %a, %h : f32
  return %r : f32
}
