// The exact remainder of a quotient cut toward zero, with the sign of the dividend.

func.func @remf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.remf %a, %b : f16
  return %r : f16
}

func.func @remf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.remf %a, %b : bf16
  return %r : bf16
}

func.func @remf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b : f32
  return %r : f32
}

func.func @remf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.remf %a, %b : f64
  return %r : f64
}

func.func @remf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.remf %a, %b : f80
  return %r : f80
}

func.func @remf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.remf %a, %b : f128
  return %r : f128
}

func.func @remf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.remf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @remf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.remf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @remf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.remf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @remf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.remf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @remf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.remf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}
