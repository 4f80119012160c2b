func.func @f(%x: f80, %v: vector<2xf128>, %m: memref<2xf80>, %c: complex<f80>) -> f80 {
  %narrow = arith.truncf %x : f80 to f64
  %wide = arith.extf %narrow : f64 to f80
  return %wide : f80
}
