// Operations of three operands.
func.func @clampf_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.clampf %a to [%b, %c] : f16
  return %r : f16
}

func.func @clampf_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.clampf %a to [%b, %c] : bf16
  return %r : bf16
}

func.func @clampf_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.clampf %a to [%b, %c] : f32
  return %r : f32
}

func.func @clampf_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.clampf %a to [%b, %c] : f64
  return %r : f64
}

func.func @clampf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.clampf %a to [%b, %c] : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @clampf_f32_finite(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.clampf %a to [%b, %c] fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @fma_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.fma %a, %b, %c : f16
  return %r : f16
}

func.func @fma_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.fma %a, %b, %c : bf16
  return %r : bf16
}

func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}

func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.fma %a, %b, %c : f64
  return %r : f64
}

func.func @fma_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.fma %a, %b, %c : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @fma_v2x2xbf16(%a: vector<2x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xbf16>) -> vector<2x2xbf16> {
  %r = math.fma %a, %b, %c : vector<2x2xbf16>
  return %r : vector<2x2xbf16>
}

func.func @fma_f32_finite(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c fastmath<nnan, ninf> : f32
  return %r : f32
}
