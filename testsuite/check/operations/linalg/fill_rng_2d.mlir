// Doubles, rounded to what the output holds.
func.func @numbers(%min: f64, %max: f64, %seed: i32) -> tensor<2x3xf64> {
  %to = tensor.empty() : tensor<2x3xf64>
  %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%to : tensor<2x3xf64>)
         -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func @rounded(%seed: i32) -> tensor<2x3xf32> {
  %min = arith.constant -10.0 : f64
  %max = arith.constant 10.0 : f64
  %to = tensor.empty() : tensor<2x3xf32>
  %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%to : tensor<2x3xf32>)
         -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
