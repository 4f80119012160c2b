// Numbers held between two others, in the names of 2022.
func.func @clamp(%x: f64, %low: f64, %high: f64) -> f64 {
  %above = arith.maxf %x, %low : f64
  %r = arith.minf %above, %high : f64
  return %r : f64
}

func.func @main() -> (f64, f64, f64) {
  %low = arith.constant -1.0 : f64
  %high = arith.constant 1.0 : f64
  %a = arith.constant -2.5 : f64
  %b = arith.constant 0.25 : f64
  %c = arith.constant 8.0 : f64
  %ra = call @clamp(%a, %low, %high) : (f64, f64, f64) -> f64
  %rb = call @clamp(%b, %low, %high) : (f64, f64, f64) -> f64
  %rc = call @clamp(%c, %low, %high) : (f64, f64, f64) -> f64
  return %ra, %rb, %rc : f64, f64, f64
}
