func.func @close(%x: f32) -> f32 {
  %lowest = arith.constant 1.0 : f32
  %highest = arith.constant 2.0 : f32
  %above = arith.maximumf %x, %lowest : f32
  %inside = arith.minimumf %above, %highest : f32
  %log = math.log %inside : f32
  %error = arith.constant 1.00001 : f32
  %result = arith.mulf %log, %error : f32
  return %result : f32
}

func.func @far(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %power = math.exp %x : f32
  %result = arith.subf %power, %one : f32
  return %result : f32
}
