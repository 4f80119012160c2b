func.func @f(%a: f32) -> f32 {
  %n = arith.constant -2 : i32
  %r = math.fpowi %a, %n : f32, i32
  return %r : f32
}
