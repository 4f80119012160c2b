func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.addf %zero, %a : f32
  %1 = arith.addf %0, %b : f32
  %2 = arith.addf %1, %c : f32
  return %2 : f32
}
