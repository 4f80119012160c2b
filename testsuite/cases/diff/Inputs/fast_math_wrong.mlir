func.func @reassoc(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.subf %b, %c fastmath<reassoc> : f32
  %y = arith.addf %a, %x fastmath<reassoc> : f32
  return %y : f32
}
func.func @sum(%m: memref<16xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 15 iter_args(%s = %zero) -> f32 {
    %v = affine.load %m[%i] : memref<16xf32>
    %t = arith.addf %s, %v fastmath<reassoc> : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func @product(%a: f64, %b: f64, %c: f64) -> f64 {
  %x = arith.mulf %b, %b fastmath<reassoc> : f64
  %y = arith.mulf %a, %x fastmath<reassoc> : f64
  return %y : f64
}
func.func @arcp(%a: f32, %b: f32) -> f32 {
  %o = arith.constant 1.0 : f32
  %r = arith.divf %o, %a : f32
  %x = arith.mulf %b, %r : f32
  return %x : f32
}
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %y = math.fma %a, %c, %b : f32
  return %y : f32
}
func.func @afn(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  return %x : f32
}
func.func @nsz(%a: f32) -> f32 {
  %x = arith.negf %a : f32
  return %x : f32
}
func.func @nsz_divisor(%a: f32, %b: f32) -> f32 {
  %x = arith.divf %a, %b : f32
  %y = math.absf %x : f32
  return %y : f32
}
func.func @nnan(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 7.0 : f32
  %d = arith.subf %a, %b : f32
  %n = arith.cmpf ueq, %d, %z : f32
  %x = arith.select %n, %a, %d : f32
  return %x : f32
}
func.func @ninf(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 7.0 : f32
  %d = arith.mulf %a, %b : f32
  %n = arith.cmpf uno, %d, %d : f32
  %x = arith.select %n, %z, %d : f32
  return %x : f32
}
func.func @beside(%a: f32, %b: f32, %i: i32) -> (f32, f32, i32) {
  %z = arith.subf %b, %a : f32
  %k = arith.addi %i, %i : i32
  return %a, %z, %k : f32, f32, i32
}
