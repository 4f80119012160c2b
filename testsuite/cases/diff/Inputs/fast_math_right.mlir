func.func @reassoc(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %b, %c fastmath<reassoc> : f32
  %y = arith.addf %a, %x fastmath<reassoc> : f32
  return %y : f32
}
func.func @sum(%m: memref<16xf32>) -> f32 {
  %zero = arith.constant -0.0 : f32
  %r:2 = affine.for %i = 0 to 8 iter_args(%s = %zero, %p = %zero) -> (f32, f32) {
    %v = affine.load %m[2 * %i] : memref<16xf32>
    %w = affine.load %m[2 * %i + 1] : memref<16xf32>
    %t = arith.addf %s, %v : f32
    %u = arith.addf %p, %w : f32
    affine.yield %t, %u : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  return %s : f32
}
func.func @product(%a: f64, %b: f64, %c: f64) -> f64 {
  %x = arith.mulf %b, %c fastmath<reassoc> : f64
  %y = arith.mulf %a, %x fastmath<reassoc> : f64
  return %y : f64
}
func.func @arcp(%a: f32, %b: f32) -> f32 {
  %o = arith.constant 1.0 : f32
  %r = arith.divf %o, %b : f32
  %x = arith.mulf %a, %r : f32
  return %x : f32
}
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %y = math.fma %a, %b, %c : f32
  return %y : f32
}
func.func @afn(%a: f32, %b: f32) -> f32 {
  %l = math.log2 %a : f32
  %m = arith.mulf %l, %b : f32
  %x = math.exp2 %m : f32
  return %x : f32
}
func.func @nsz(%a: f32) -> f32 {
  return %a : f32
}
func.func @nsz_divisor(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %c = arith.addf %b, %z : f32
  %x = arith.divf %a, %c : f32
  return %x : f32
}
func.func @nnan(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 7.0 : f32
  %d = arith.subf %a, %b : f32
  %n = arith.cmpf uno, %d, %d : f32
  %x = arith.select %n, %z, %d : f32
  return %x : f32
}
func.func @ninf(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 7.0 : f32
  %i = arith.constant 0x7F800000 : f32
  %d = arith.mulf %a, %b : f32
  %p = math.absf %d : f32
  %n = arith.cmpf oeq, %p, %i : f32
  %x = arith.select %n, %z, %d : f32
  return %x : f32
}
func.func @beside(%a: f32, %b: f32, %i: i32) -> (f32, f32, i32) {
  %z = arith.subf %a, %b : f32
  %k = arith.addi %i, %i : i32
  return %a, %z, %k : f32, f32, i32
}
