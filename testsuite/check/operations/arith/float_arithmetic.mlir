// What IEEE 754 fixes to the last bit.

func.func @addf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.addf %a, %b : f16
  return %r : f16
}

func.func @addf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.addf %a, %b : bf16
  return %r : bf16
}

func.func @addf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}

func.func @addf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}

func.func @addf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.addf %a, %b : f80
  return %r : f80
}

func.func @addf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.addf %a, %b : f128
  return %r : f128
}

func.func @addf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.addf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @addf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.addf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @addf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.addf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @addf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.addf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @addf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.addf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @subf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.subf %a, %b : f16
  return %r : f16
}

func.func @subf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.subf %a, %b : bf16
  return %r : bf16
}

func.func @subf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b : f32
  return %r : f32
}

func.func @subf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.subf %a, %b : f64
  return %r : f64
}

func.func @subf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.subf %a, %b : f80
  return %r : f80
}

func.func @subf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.subf %a, %b : f128
  return %r : f128
}

func.func @subf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.subf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @subf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.subf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @subf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.subf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @subf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.subf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @subf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.subf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @mulf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.mulf %a, %b : f16
  return %r : f16
}

func.func @mulf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}

func.func @mulf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}

func.func @mulf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}

func.func @mulf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.mulf %a, %b : f80
  return %r : f80
}

func.func @mulf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.mulf %a, %b : f128
  return %r : f128
}

func.func @mulf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.mulf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @mulf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.mulf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @mulf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.mulf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @mulf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.mulf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @mulf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.mulf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @divf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.divf %a, %b : f16
  return %r : f16
}

func.func @divf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.divf %a, %b : bf16
  return %r : bf16
}

func.func @divf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b : f32
  return %r : f32
}

func.func @divf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b : f64
  return %r : f64
}

func.func @divf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.divf %a, %b : f80
  return %r : f80
}

func.func @divf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.divf %a, %b : f128
  return %r : f128
}

func.func @divf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.divf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @divf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.divf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @divf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.divf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @divf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.divf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @divf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.divf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @negf_f16(%a: f16) -> f16 {
  %r = arith.negf %a : f16
  return %r : f16
}

func.func @negf_bf16(%a: bf16) -> bf16 {
  %r = arith.negf %a : bf16
  return %r : bf16
}

func.func @negf_f32(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}

func.func @negf_f64(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}

func.func @negf_f80(%a: f80) -> f80 {
  %r = arith.negf %a : f80
  return %r : f80
}

func.func @negf_f128(%a: f128) -> f128 {
  %r = arith.negf %a : f128
  return %r : f128
}

func.func @negf_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = arith.negf %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @negf_v2x2xf64(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.negf %a : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @negf_v3xf16(%a: vector<3xf16>) -> vector<3xf16> {
  %r = arith.negf %a : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @negf_v3xbf16(%a: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.negf %a : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @negf_t2xf32(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.negf %a : tensor<2xf32>
  return %r : tensor<2xf32>
}
