func.func @f(%a: f16, %n: i32) -> f16 {
  %r = math.fpowi %a, %n : f16, i32
  return %r : f16
}
