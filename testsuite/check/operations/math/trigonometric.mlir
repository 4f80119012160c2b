// Sine, cosine, tangent.
func.func @sin_f16(%a: f16) -> f16 {
  %r = math.sin %a : f16
  return %r : f16
}

func.func @sin_bf16(%a: bf16) -> bf16 {
  %r = math.sin %a : bf16
  return %r : bf16
}

func.func @sin_f32(%a: f32) -> f32 {
  %r = math.sin %a : f32
  return %r : f32
}

func.func @sin_f64(%a: f64) -> f64 {
  %r = math.sin %a : f64
  return %r : f64
}

func.func @sin_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.sin %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @sin_f32_finite(%a: f32) -> f32 {
  %r = math.sin %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @cos_f16(%a: f16) -> f16 {
  %r = math.cos %a : f16
  return %r : f16
}

func.func @cos_bf16(%a: bf16) -> bf16 {
  %r = math.cos %a : bf16
  return %r : bf16
}

func.func @cos_f32(%a: f32) -> f32 {
  %r = math.cos %a : f32
  return %r : f32
}

func.func @cos_f64(%a: f64) -> f64 {
  %r = math.cos %a : f64
  return %r : f64
}

func.func @cos_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.cos %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @cos_f32_finite(%a: f32) -> f32 {
  %r = math.cos %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @tan_f16(%a: f16) -> f16 {
  %r = math.tan %a : f16
  return %r : f16
}

func.func @tan_bf16(%a: bf16) -> bf16 {
  %r = math.tan %a : bf16
  return %r : bf16
}

func.func @tan_f32(%a: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}

func.func @tan_f64(%a: f64) -> f64 {
  %r = math.tan %a : f64
  return %r : f64
}

func.func @tan_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.tan %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @tan_f32_finite(%a: f32) -> f32 {
  %r = math.tan %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @sincos_f16(%a: f16) -> (f16, f16) {
  %s, %c = math.sincos %a : f16
  return %s, %c : f16, f16
}

func.func @sincos_bf16(%a: bf16) -> (bf16, bf16) {
  %s, %c = math.sincos %a : bf16
  return %s, %c : bf16, bf16
}

func.func @sincos_f32(%a: f32) -> (f32, f32) {
  %s, %c = math.sincos %a : f32
  return %s, %c : f32, f32
}

func.func @sincos_f64(%a: f64) -> (f64, f64) {
  %s, %c = math.sincos %a : f64
  return %s, %c : f64, f64
}

func.func @sincos_v4xf32(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %s, %c = math.sincos %a : vector<4xf32>
  return %s, %c : vector<4xf32>, vector<4xf32>
}

func.func @sincos_f32_finite(%a: f32) -> (f32, f32) {
  %s, %c = math.sincos %a fastmath<nnan, ninf> : f32
  return %s, %c : f32, f32
}

// Two in turn: the result of the first is rounded.
func.func @sin_of_root_bf16(%a: bf16) -> bf16 {
  %root = math.sqrt %a : bf16
  %r = math.sin %root : bf16
  return %r : bf16
}
