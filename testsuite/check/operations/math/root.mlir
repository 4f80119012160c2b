// Roots.
func.func @sqrt_f16(%a: f16) -> f16 {
  %r = math.sqrt %a : f16
  return %r : f16
}

func.func @sqrt_bf16(%a: bf16) -> bf16 {
  %r = math.sqrt %a : bf16
  return %r : bf16
}

func.func @sqrt_f32(%a: f32) -> f32 {
  %r = math.sqrt %a : f32
  return %r : f32
}

func.func @sqrt_f64(%a: f64) -> f64 {
  %r = math.sqrt %a : f64
  return %r : f64
}

func.func @sqrt_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.sqrt %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @sqrt_f32_finite(%a: f32) -> f32 {
  %r = math.sqrt %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @rsqrt_f16(%a: f16) -> f16 {
  %r = math.rsqrt %a : f16
  return %r : f16
}

func.func @rsqrt_bf16(%a: bf16) -> bf16 {
  %r = math.rsqrt %a : bf16
  return %r : bf16
}

func.func @rsqrt_f32(%a: f32) -> f32 {
  %r = math.rsqrt %a : f32
  return %r : f32
}

func.func @rsqrt_f64(%a: f64) -> f64 {
  %r = math.rsqrt %a : f64
  return %r : f64
}

func.func @rsqrt_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.rsqrt %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @rsqrt_f32_finite(%a: f32) -> f32 {
  %r = math.rsqrt %a fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @cbrt_f16(%a: f16) -> f16 {
  %r = math.cbrt %a : f16
  return %r : f16
}

func.func @cbrt_bf16(%a: bf16) -> bf16 {
  %r = math.cbrt %a : bf16
  return %r : bf16
}

func.func @cbrt_f32(%a: f32) -> f32 {
  %r = math.cbrt %a : f32
  return %r : f32
}

func.func @cbrt_f64(%a: f64) -> f64 {
  %r = math.cbrt %a : f64
  return %r : f64
}

func.func @cbrt_v4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = math.cbrt %a : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @cbrt_f32_finite(%a: f32) -> f32 {
  %r = math.cbrt %a fastmath<nnan, ninf> : f32
  return %r : f32
}
