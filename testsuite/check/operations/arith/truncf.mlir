// Floats to narrower ones, in every rounding mode.

func.func @truncf_f32_to_f16(%a: f32) -> f16 {
  %r = arith.truncf %a : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_bf16(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_f16(%a: f64) -> f16 {
  %r = arith.truncf %a : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_bf16(%a: f64) -> bf16 {
  %r = arith.truncf %a : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_f32(%a: f64) -> f32 {
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}

func.func @truncf_f80_to_f64(%a: f80) -> f64 {
  %r = arith.truncf %a : f80 to f64
  return %r : f64
}

func.func @truncf_f80_to_bf16(%a: f80) -> bf16 {
  %r = arith.truncf %a : f80 to bf16
  return %r : bf16
}

func.func @truncf_f128_to_f16(%a: f128) -> f16 {
  %r = arith.truncf %a : f128 to f16
  return %r : f16
}

func.func @truncf_f128_to_f80(%a: f128) -> f80 {
  %r = arith.truncf %a : f128 to f80
  return %r : f80
}

func.func @truncf_v4xf64_to_v4xf32(%a: vector<4xf64>) -> vector<4xf32> {
  %r = arith.truncf %a : vector<4xf64> to vector<4xf32>
  return %r : vector<4xf32>
}

func.func @truncf_v2x2xf64_to_v2x2xbf16(%a: vector<2x2xf64>) -> vector<2x2xbf16> {
  %r = arith.truncf %a : vector<2x2xf64> to vector<2x2xbf16>
  return %r : vector<2x2xbf16>
}

func.func @truncf_t3xf32_to_t3xf16(%a: tensor<3xf32>) -> tensor<3xf16> {
  %r = arith.truncf %a : tensor<3xf32> to tensor<3xf16>
  return %r : tensor<3xf16>
}

func.func @truncf_f32_to_f16_to_nearest_even(%a: f32) -> f16 {
  %r = arith.truncf %a to_nearest_even : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_f16_downward(%a: f32) -> f16 {
  %r = arith.truncf %a downward : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_f16_upward(%a: f32) -> f16 {
  %r = arith.truncf %a upward : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_f16_toward_zero(%a: f32) -> f16 {
  %r = arith.truncf %a toward_zero : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_f16_to_nearest_away(%a: f32) -> f16 {
  %r = arith.truncf %a to_nearest_away : f32 to f16
  return %r : f16
}

func.func @truncf_f32_to_bf16_to_nearest_even(%a: f32) -> bf16 {
  %r = arith.truncf %a to_nearest_even : f32 to bf16
  return %r : bf16
}

func.func @truncf_f32_to_bf16_downward(%a: f32) -> bf16 {
  %r = arith.truncf %a downward : f32 to bf16
  return %r : bf16
}

func.func @truncf_f32_to_bf16_upward(%a: f32) -> bf16 {
  %r = arith.truncf %a upward : f32 to bf16
  return %r : bf16
}

func.func @truncf_f32_to_bf16_toward_zero(%a: f32) -> bf16 {
  %r = arith.truncf %a toward_zero : f32 to bf16
  return %r : bf16
}

func.func @truncf_f32_to_bf16_to_nearest_away(%a: f32) -> bf16 {
  %r = arith.truncf %a to_nearest_away : f32 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_f16_to_nearest_even(%a: f64) -> f16 {
  %r = arith.truncf %a to_nearest_even : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_f16_downward(%a: f64) -> f16 {
  %r = arith.truncf %a downward : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_f16_upward(%a: f64) -> f16 {
  %r = arith.truncf %a upward : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_f16_toward_zero(%a: f64) -> f16 {
  %r = arith.truncf %a toward_zero : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_f16_to_nearest_away(%a: f64) -> f16 {
  %r = arith.truncf %a to_nearest_away : f64 to f16
  return %r : f16
}

func.func @truncf_f64_to_bf16_to_nearest_even(%a: f64) -> bf16 {
  %r = arith.truncf %a to_nearest_even : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_bf16_downward(%a: f64) -> bf16 {
  %r = arith.truncf %a downward : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_bf16_upward(%a: f64) -> bf16 {
  %r = arith.truncf %a upward : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_bf16_toward_zero(%a: f64) -> bf16 {
  %r = arith.truncf %a toward_zero : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_bf16_to_nearest_away(%a: f64) -> bf16 {
  %r = arith.truncf %a to_nearest_away : f64 to bf16
  return %r : bf16
}

func.func @truncf_f64_to_f32_to_nearest_even(%a: f64) -> f32 {
  %r = arith.truncf %a to_nearest_even : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_downward(%a: f64) -> f32 {
  %r = arith.truncf %a downward : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_upward(%a: f64) -> f32 {
  %r = arith.truncf %a upward : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_toward_zero(%a: f64) -> f32 {
  %r = arith.truncf %a toward_zero : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_to_nearest_away(%a: f64) -> f32 {
  %r = arith.truncf %a to_nearest_away : f64 to f32
  return %r : f32
}

func.func @truncf_f128_to_f80_to_nearest_even(%a: f128) -> f80 {
  %r = arith.truncf %a to_nearest_even : f128 to f80
  return %r : f80
}

func.func @truncf_f128_to_f80_downward(%a: f128) -> f80 {
  %r = arith.truncf %a downward : f128 to f80
  return %r : f80
}

func.func @truncf_f128_to_f80_upward(%a: f128) -> f80 {
  %r = arith.truncf %a upward : f128 to f80
  return %r : f80
}

func.func @truncf_f128_to_f80_toward_zero(%a: f128) -> f80 {
  %r = arith.truncf %a toward_zero : f128 to f80
  return %r : f80
}

func.func @truncf_f128_to_f80_to_nearest_away(%a: f128) -> f80 {
  %r = arith.truncf %a to_nearest_away : f128 to f80
  return %r : f80
}

func.func @truncf_v3xf32_to_v3xbf16_to_nearest_even(%a: vector<3xf32>) -> vector<3xbf16> {
  %r = arith.truncf %a to_nearest_even : vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @truncf_v3xf32_to_v3xbf16_downward(%a: vector<3xf32>) -> vector<3xbf16> {
  %r = arith.truncf %a downward : vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @truncf_v3xf32_to_v3xbf16_upward(%a: vector<3xf32>) -> vector<3xbf16> {
  %r = arith.truncf %a upward : vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @truncf_v3xf32_to_v3xbf16_toward_zero(%a: vector<3xf32>) -> vector<3xbf16> {
  %r = arith.truncf %a toward_zero : vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @truncf_v3xf32_to_v3xbf16_to_nearest_away(%a: vector<3xf32>) -> vector<3xbf16> {
  %r = arith.truncf %a to_nearest_away : vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @truncf_f64_to_f32_nnan(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<nnan> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_ninf(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<ninf> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_nsz(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<nsz> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_arcp(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<arcp> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_contract(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<contract> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_afn(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<afn> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_reassoc(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<reassoc> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f32_fast(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<fast> : f64 to f32
  return %r : f32
}

func.func @truncf_f64_to_f16_upward_nnan_ninf(%a: f64) -> f16 {
  %r = arith.truncf %a upward fastmath<nnan,ninf> : f64 to f16
  return %r : f16
}
