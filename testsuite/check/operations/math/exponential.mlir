// Exponentials.
func.func @exp_f16(%a: f16) -> f16 {
  %r = math.exp %a : f16
  return %r : f16
}

func.func @exp_bf16(%a: bf16) -> bf16 {
  %r = math.exp %a : bf16
  return %r : bf16
}

func.func @exp_f32(%a: f32) -> f32 {
  %r = math.exp %a : f32
  return %r : f32
}

func.func @exp_f64(%a: f64) -> f64 {
  %r = math.exp %a : f64
  return %r : f64
}

func.func @exp_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.exp %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @exp_f32_finite(%a: f32) -> f32 {
  %r = math.exp %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @exp2_f16(%a: f16) -> f16 {
  %r = math.exp2 %a : f16
  return %r : f16
}

func.func @exp2_bf16(%a: bf16) -> bf16 {
  %r = math.exp2 %a : bf16
  return %r : bf16
}

func.func @exp2_f32(%a: f32) -> f32 {
  %r = math.exp2 %a : f32
  return %r : f32
}

func.func @exp2_f64(%a: f64) -> f64 {
  %r = math.exp2 %a : f64
  return %r : f64
}

func.func @exp2_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.exp2 %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @exp2_f32_finite(%a: f32) -> f32 {
  %r = math.exp2 %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @expm1_f16(%a: f16) -> f16 {
  %r = math.expm1 %a : f16
  return %r : f16
}

func.func @expm1_bf16(%a: bf16) -> bf16 {
  %r = math.expm1 %a : bf16
  return %r : bf16
}

func.func @expm1_f32(%a: f32) -> f32 {
  %r = math.expm1 %a : f32
  return %r : f32
}

func.func @expm1_f64(%a: f64) -> f64 {
  %r = math.expm1 %a : f64
  return %r : f64
}

func.func @expm1_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.expm1 %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @expm1_f32_finite(%a: f32) -> f32 {
  %r = math.expm1 %a fastmath<nnan, ninf> : f32
  return %r : f32
}
