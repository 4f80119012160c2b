// Floats to wider ones: nothing is lost.

func.func @extf_f16_to_f32(%a: f16) -> f32 {
  %r = arith.extf %a : f16 to f32
  return %r : f32
}

func.func @extf_bf16_to_f32(%a: bf16) -> f32 {
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}

func.func @extf_f16_to_f64(%a: f16) -> f64 {
  %r = arith.extf %a : f16 to f64
  return %r : f64
}

func.func @extf_bf16_to_f64(%a: bf16) -> f64 {
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}

func.func @extf_f32_to_f64(%a: f32) -> f64 {
  %r = arith.extf %a : f32 to f64
  return %r : f64
}

func.func @extf_bf16_to_f80(%a: bf16) -> f80 {
  %r = arith.extf %a : bf16 to f80
  return %r : f80
}

func.func @extf_f64_to_f80(%a: f64) -> f80 {
  %r = arith.extf %a : f64 to f80
  return %r : f80
}

func.func @extf_f16_to_f128(%a: f16) -> f128 {
  %r = arith.extf %a : f16 to f128
  return %r : f128
}

func.func @extf_f80_to_f128(%a: f80) -> f128 {
  %r = arith.extf %a : f80 to f128
  return %r : f128
}

func.func @extf_v4xf16_to_v4xf32(%a: vector<4xf16>) -> vector<4xf32> {
  %r = arith.extf %a : vector<4xf16> to vector<4xf32>
  return %r : vector<4xf32>
}

func.func @extf_v2x2xbf16_to_v2x2xf64(%a: vector<2x2xbf16>) -> vector<2x2xf64> {
  %r = arith.extf %a : vector<2x2xbf16> to vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @extf_t2xf32_to_t2xf64(%a: tensor<2xf32>) -> tensor<2xf64> {
  %r = arith.extf %a : tensor<2xf32> to tensor<2xf64>
  return %r : tensor<2xf64>
}

func.func @extf_f32_to_f64_nnan(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<nnan> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_ninf(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<ninf> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_nsz(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<nsz> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_arcp(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<arcp> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_contract(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<contract> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_afn(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<afn> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_reassoc(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<reassoc> : f32 to f64
  return %r : f64
}

func.func @extf_f32_to_f64_fast(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<fast> : f32 to f64
  return %r : f64
}
