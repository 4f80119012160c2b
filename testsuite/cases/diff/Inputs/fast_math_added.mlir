func.func @nsz(%c: i1) -> f32 {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0.0 : f32
  %x = arith.select %c, %a, %b : f32
  %r = arith.addf %x, %b fastmath<nsz> : f32
  return %r : f32
}
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.mulf %a, %b fastmath<contract> : f32
  %y = arith.addf %x, %c fastmath<contract> : f32
  return %y : f32
}
func.func @fused_sum(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.mulf %a, %b fastmath<contract> : f32
  %y = arith.addf %x, %c fastmath<contract> : f32
  return %y : f32
}
func.func @reassoc(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %y = arith.addf %x, %c fastmath<reassoc> : f32
  return %y : f32
}
func.func @afn(%a: i8) -> f32 {
  %x = arith.sitofp %a : i8 to f32
  %y = math.sin %x fastmath<afn> : f32
  return %y : f32
}
func.func @one_more(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<nsz> : f32
  %y = arith.addf %x, %c fastmath<nsz> : f32
  return %y : f32
}
func.func @nnan(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<nnan> : f32
  return %x : f32
}
func.func @other(%a: f32, %b: f32) -> f32 {
  %x = arith.subf %a, %b fastmath<contract> : f32
  return %x : f32
}
func.func @dropped(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  return %x : f32
}
func.func @unrolled(%a: f32) -> f32 {
  %x = arith.mulf %a, %a fastmath<contract> : f32
  %y = arith.mulf %x, %a fastmath<contract> : f32
  return %y : f32
}
func.func @made_of(%a: f32) -> f32 {
  %r = arith.mulf %a, %a fastmath<contract> : f32
  return %r : f32
}
