// Angles.
func.func @acos_f16(%a: f16) -> f16 {
  %r = math.acos %a : f16
  return %r : f16
}

func.func @acos_bf16(%a: bf16) -> bf16 {
  %r = math.acos %a : bf16
  return %r : bf16
}

func.func @acos_f32(%a: f32) -> f32 {
  %r = math.acos %a : f32
  return %r : f32
}

func.func @acos_f64(%a: f64) -> f64 {
  %r = math.acos %a : f64
  return %r : f64
}

func.func @acos_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.acos %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @acos_f32_finite(%a: f32) -> f32 {
  %r = math.acos %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @asin_f16(%a: f16) -> f16 {
  %r = math.asin %a : f16
  return %r : f16
}

func.func @asin_bf16(%a: bf16) -> bf16 {
  %r = math.asin %a : bf16
  return %r : bf16
}

func.func @asin_f32(%a: f32) -> f32 {
  %r = math.asin %a : f32
  return %r : f32
}

func.func @asin_f64(%a: f64) -> f64 {
  %r = math.asin %a : f64
  return %r : f64
}

func.func @asin_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.asin %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @asin_f32_finite(%a: f32) -> f32 {
  %r = math.asin %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @atan_f16(%a: f16) -> f16 {
  %r = math.atan %a : f16
  return %r : f16
}

func.func @atan_bf16(%a: bf16) -> bf16 {
  %r = math.atan %a : bf16
  return %r : bf16
}

func.func @atan_f32(%a: f32) -> f32 {
  %r = math.atan %a : f32
  return %r : f32
}

func.func @atan_f64(%a: f64) -> f64 {
  %r = math.atan %a : f64
  return %r : f64
}

func.func @atan_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.atan %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @atan_f32_finite(%a: f32) -> f32 {
  %r = math.atan %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @atan2_f16(%a: f16, %b: f16) -> f16 {
  %r = math.atan2 %a, %b : f16
  return %r : f16
}

func.func @atan2_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = math.atan2 %a, %b : bf16
  return %r : bf16
}

func.func @atan2_f32(%a: f32, %b: f32) -> f32 {
  %r = math.atan2 %a, %b : f32
  return %r : f32
}

func.func @atan2_f64(%a: f64, %b: f64) -> f64 {
  %r = math.atan2 %a, %b : f64
  return %r : f64
}

func.func @atan2_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = math.atan2 %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @atan2_f32_finite(%a: f32, %b: f32) -> f32 {
  %r = math.atan2 %a, %b fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @atan2_two_zeros() -> f32 {
  %zero = arith.constant -0.0 : f32
  %r = math.atan2 %zero, %zero : f32
  return %r : f32
}
