// Logarithms.
func.func @log_f16(%a: f16) -> f16 {
  %r = math.log %a : f16
  return %r : f16
}

func.func @log_bf16(%a: bf16) -> bf16 {
  %r = math.log %a : bf16
  return %r : bf16
}

func.func @log_f32(%a: f32) -> f32 {
  %r = math.log %a : f32
  return %r : f32
}

func.func @log_f64(%a: f64) -> f64 {
  %r = math.log %a : f64
  return %r : f64
}

func.func @log_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.log %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @log_f32_finite(%a: f32) -> f32 {
  %r = math.log %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @log10_f16(%a: f16) -> f16 {
  %r = math.log10 %a : f16
  return %r : f16
}

func.func @log10_bf16(%a: bf16) -> bf16 {
  %r = math.log10 %a : bf16
  return %r : bf16
}

func.func @log10_f32(%a: f32) -> f32 {
  %r = math.log10 %a : f32
  return %r : f32
}

func.func @log10_f64(%a: f64) -> f64 {
  %r = math.log10 %a : f64
  return %r : f64
}

func.func @log10_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.log10 %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @log10_f32_finite(%a: f32) -> f32 {
  %r = math.log10 %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @log1p_f16(%a: f16) -> f16 {
  %r = math.log1p %a : f16
  return %r : f16
}

func.func @log1p_bf16(%a: bf16) -> bf16 {
  %r = math.log1p %a : bf16
  return %r : bf16
}

func.func @log1p_f32(%a: f32) -> f32 {
  %r = math.log1p %a : f32
  return %r : f32
}

func.func @log1p_f64(%a: f64) -> f64 {
  %r = math.log1p %a : f64
  return %r : f64
}

func.func @log1p_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.log1p %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @log1p_f32_finite(%a: f32) -> f32 {
  %r = math.log1p %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @log2_f16(%a: f16) -> f16 {
  %r = math.log2 %a : f16
  return %r : f16
}

func.func @log2_bf16(%a: bf16) -> bf16 {
  %r = math.log2 %a : bf16
  return %r : bf16
}

func.func @log2_f32(%a: f32) -> f32 {
  %r = math.log2 %a : f32
  return %r : f32
}

func.func @log2_f64(%a: f64) -> f64 {
  %r = math.log2 %a : f64
  return %r : f64
}

func.func @log2_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.log2 %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @log2_f32_finite(%a: f32) -> f32 {
  %r = math.log2 %a fastmath<nnan, ninf> : f32
  return %r : f32
}
