// Rounding to integers.
func.func @ceil_f16(%a: f16) -> f16 {
  %r = math.ceil %a : f16
  return %r : f16
}

func.func @ceil_bf16(%a: bf16) -> bf16 {
  %r = math.ceil %a : bf16
  return %r : bf16
}

func.func @ceil_f32(%a: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}

func.func @ceil_f64(%a: f64) -> f64 {
  %r = math.ceil %a : f64
  return %r : f64
}

func.func @ceil_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.ceil %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @ceil_f32_finite(%a: f32) -> f32 {
  %r = math.ceil %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @floor_f16(%a: f16) -> f16 {
  %r = math.floor %a : f16
  return %r : f16
}

func.func @floor_bf16(%a: bf16) -> bf16 {
  %r = math.floor %a : bf16
  return %r : bf16
}

func.func @floor_f32(%a: f32) -> f32 {
  %r = math.floor %a : f32
  return %r : f32
}

func.func @floor_f64(%a: f64) -> f64 {
  %r = math.floor %a : f64
  return %r : f64
}

func.func @floor_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.floor %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @floor_f32_finite(%a: f32) -> f32 {
  %r = math.floor %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @round_f16(%a: f16) -> f16 {
  %r = math.round %a : f16
  return %r : f16
}

func.func @round_bf16(%a: bf16) -> bf16 {
  %r = math.round %a : bf16
  return %r : bf16
}

func.func @round_f32(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}

func.func @round_f64(%a: f64) -> f64 {
  %r = math.round %a : f64
  return %r : f64
}

func.func @round_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.round %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @round_f32_finite(%a: f32) -> f32 {
  %r = math.round %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @roundeven_f16(%a: f16) -> f16 {
  %r = math.roundeven %a : f16
  return %r : f16
}

func.func @roundeven_bf16(%a: bf16) -> bf16 {
  %r = math.roundeven %a : bf16
  return %r : bf16
}

func.func @roundeven_f32(%a: f32) -> f32 {
  %r = math.roundeven %a : f32
  return %r : f32
}

func.func @roundeven_f64(%a: f64) -> f64 {
  %r = math.roundeven %a : f64
  return %r : f64
}

func.func @roundeven_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.roundeven %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @roundeven_f32_finite(%a: f32) -> f32 {
  %r = math.roundeven %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @trunc_f16(%a: f16) -> f16 {
  %r = math.trunc %a : f16
  return %r : f16
}

func.func @trunc_bf16(%a: bf16) -> bf16 {
  %r = math.trunc %a : bf16
  return %r : bf16
}

func.func @trunc_f32(%a: f32) -> f32 {
  %r = math.trunc %a : f32
  return %r : f32
}

func.func @trunc_f64(%a: f64) -> f64 {
  %r = math.trunc %a : f64
  return %r : f64
}

func.func @trunc_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.trunc %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @trunc_f32_finite(%a: f32) -> f32 {
  %r = math.trunc %a fastmath<nnan, ninf> : f32
  return %r : f32
}
