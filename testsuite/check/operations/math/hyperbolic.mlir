// Hyperbolic functions and their inverses.
func.func @cosh_f16(%a: f16) -> f16 {
  %r = math.cosh %a : f16
  return %r : f16
}

func.func @cosh_bf16(%a: bf16) -> bf16 {
  %r = math.cosh %a : bf16
  return %r : bf16
}

func.func @cosh_f32(%a: f32) -> f32 {
  %r = math.cosh %a : f32
  return %r : f32
}

func.func @cosh_f64(%a: f64) -> f64 {
  %r = math.cosh %a : f64
  return %r : f64
}

func.func @cosh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.cosh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @cosh_f32_finite(%a: f32) -> f32 {
  %r = math.cosh %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @sinh_f16(%a: f16) -> f16 {
  %r = math.sinh %a : f16
  return %r : f16
}

func.func @sinh_bf16(%a: bf16) -> bf16 {
  %r = math.sinh %a : bf16
  return %r : bf16
}

func.func @sinh_f32(%a: f32) -> f32 {
  %r = math.sinh %a : f32
  return %r : f32
}

func.func @sinh_f64(%a: f64) -> f64 {
  %r = math.sinh %a : f64
  return %r : f64
}

func.func @sinh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.sinh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @sinh_f32_finite(%a: f32) -> f32 {
  %r = math.sinh %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @tanh_f16(%a: f16) -> f16 {
  %r = math.tanh %a : f16
  return %r : f16
}

func.func @tanh_bf16(%a: bf16) -> bf16 {
  %r = math.tanh %a : bf16
  return %r : bf16
}

func.func @tanh_f32(%a: f32) -> f32 {
  %r = math.tanh %a : f32
  return %r : f32
}

func.func @tanh_f64(%a: f64) -> f64 {
  %r = math.tanh %a : f64
  return %r : f64
}

func.func @tanh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.tanh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @tanh_f32_finite(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @acosh_f16(%a: f16) -> f16 {
  %r = math.acosh %a : f16
  return %r : f16
}

func.func @acosh_bf16(%a: bf16) -> bf16 {
  %r = math.acosh %a : bf16
  return %r : bf16
}

func.func @acosh_f32(%a: f32) -> f32 {
  %r = math.acosh %a : f32
  return %r : f32
}

func.func @acosh_f64(%a: f64) -> f64 {
  %r = math.acosh %a : f64
  return %r : f64
}

func.func @acosh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.acosh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @acosh_f32_finite(%a: f32) -> f32 {
  %r = math.acosh %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @asinh_f16(%a: f16) -> f16 {
  %r = math.asinh %a : f16
  return %r : f16
}

func.func @asinh_bf16(%a: bf16) -> bf16 {
  %r = math.asinh %a : bf16
  return %r : bf16
}

func.func @asinh_f32(%a: f32) -> f32 {
  %r = math.asinh %a : f32
  return %r : f32
}

func.func @asinh_f64(%a: f64) -> f64 {
  %r = math.asinh %a : f64
  return %r : f64
}

func.func @asinh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.asinh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @asinh_f32_finite(%a: f32) -> f32 {
  %r = math.asinh %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @atanh_f16(%a: f16) -> f16 {
  %r = math.atanh %a : f16
  return %r : f16
}

func.func @atanh_bf16(%a: bf16) -> bf16 {
  %r = math.atanh %a : bf16
  return %r : bf16
}

func.func @atanh_f32(%a: f32) -> f32 {
  %r = math.atanh %a : f32
  return %r : f32
}

func.func @atanh_f64(%a: f64) -> f64 {
  %r = math.atanh %a : f64
  return %r : f64
}

func.func @atanh_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.atanh %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @atanh_f32_finite(%a: f32) -> f32 {
  %r = math.atanh %a fastmath<nnan, ninf> : f32
  return %r : f32
}
