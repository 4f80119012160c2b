// The error function and its complement.
func.func @erf_f16(%a: f16) -> f16 {
  %r = math.erf %a : f16
  return %r : f16
}

func.func @erf_bf16(%a: bf16) -> bf16 {
  %r = math.erf %a : bf16
  return %r : bf16
}

func.func @erf_f32(%a: f32) -> f32 {
  %r = math.erf %a : f32
  return %r : f32
}

func.func @erf_f64(%a: f64) -> f64 {
  %r = math.erf %a : f64
  return %r : f64
}

func.func @erf_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.erf %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @erf_f32_finite(%a: f32) -> f32 {
  %r = math.erf %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @erfc_f16(%a: f16) -> f16 {
  %r = math.erfc %a : f16
  return %r : f16
}

func.func @erfc_bf16(%a: bf16) -> bf16 {
  %r = math.erfc %a : bf16
  return %r : bf16
}

func.func @erfc_f32(%a: f32) -> f32 {
  %r = math.erfc %a : f32
  return %r : f32
}

func.func @erfc_f64(%a: f64) -> f64 {
  %r = math.erfc %a : f64
  return %r : f64
}

func.func @erfc_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.erfc %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @erfc_f32_finite(%a: f32) -> f32 {
  %r = math.erfc %a fastmath<nnan, ninf> : f32
  return %r : f32
}
