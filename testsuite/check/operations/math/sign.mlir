// Absolute values, with each fast-math flag, and signs.
func.func @absf_f16(%a: f16) -> f16 {
  %r = math.absf %a : f16
  return %r : f16
}

func.func @absf_bf16(%a: bf16) -> bf16 {
  %r = math.absf %a : bf16
  return %r : bf16
}

func.func @absf_f32(%a: f32) -> f32 {
  %r = math.absf %a : f32
  return %r : f32
}

func.func @absf_f64(%a: f64) -> f64 {
  %r = math.absf %a : f64
  return %r : f64
}

func.func @absf_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.absf %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @absf_t2x2xf16(%a: tensor<2x2xf16>) -> tensor<2x2xf16> {
  %r = math.absf %a : tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}

func.func @absf_f32_none(%a: f32) -> f32 {
  %r = math.absf %a fastmath<none> : f32
  return %r : f32
}

func.func @absf_f32_reassoc(%a: f32) -> f32 {
  %r = math.absf %a fastmath<reassoc> : f32
  return %r : f32
}

func.func @absf_f32_nnan(%a: f32) -> f32 {
  %r = math.absf %a fastmath<nnan> : f32
  return %r : f32
}

func.func @absf_f32_ninf(%a: f32) -> f32 {
  %r = math.absf %a fastmath<ninf> : f32
  return %r : f32
}

func.func @absf_f32_nsz(%a: f32) -> f32 {
  %r = math.absf %a fastmath<nsz> : f32
  return %r : f32
}

func.func @absf_f32_arcp(%a: f32) -> f32 {
  %r = math.absf %a fastmath<arcp> : f32
  return %r : f32
}

func.func @absf_f32_contract(%a: f32) -> f32 {
  %r = math.absf %a fastmath<contract> : f32
  return %r : f32
}

func.func @absf_f32_afn(%a: f32) -> f32 {
  %r = math.absf %a fastmath<afn> : f32
  return %r : f32
}

func.func @absf_f32_nnan_ninf_nsz(%a: f32) -> f32 {
  %r = math.absf %a fastmath<nnan, ninf, nsz> : f32
  return %r : f32
}

func.func @copysign_f16(%a: f16, %b: f16) -> f16 {
  %r = math.copysign %a, %b : f16
  return %r : f16
}

func.func @copysign_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = math.copysign %a, %b : bf16
  return %r : bf16
}

func.func @copysign_f32(%a: f32, %b: f32) -> f32 {
  %r = math.copysign %a, %b : f32
  return %r : f32
}

func.func @copysign_f64(%a: f64, %b: f64) -> f64 {
  %r = math.copysign %a, %b : f64
  return %r : f64
}

func.func @copysign_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = math.copysign %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @copysign_f32_finite(%a: f32, %b: f32) -> f32 {
  %r = math.copysign %a, %b fastmath<nnan, ninf> : f32
  return %r : f32
}
