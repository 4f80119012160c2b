// Results that fast-math flags leave open.
func.func @absf_f32_fast(%a: f32) -> f32 {
  %r = math.absf %a fastmath<fast> : f32
  return %r : f32
}

func.func @roundeven_f32_fast(%a: f32) -> f32 {
  %r = math.roundeven %a fastmath<fast> : f32
  return %r : f32
}

func.func @exp_f32_fast(%a: f32) -> f32 {
  %r = math.exp %a fastmath<fast> : f32
  return %r : f32
}

func.func @log1p_f32_fast(%a: f32) -> f32 {
  %r = math.log1p %a fastmath<fast> : f32
  return %r : f32
}

func.func @sin_f32_fast(%a: f32) -> f32 {
  %r = math.sin %a fastmath<fast> : f32
  return %r : f32
}

func.func @tanh_f32_fast(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<fast> : f32
  return %r : f32
}

func.func @powf_f64_fast(%a: f64, %b: f64) -> f64 {
  %r = math.powf %a, %b fastmath<fast> : f64
  return %r : f64
}

func.func @fpowi_f32_i32_fast(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b fastmath<fast> : f32, i32
  return %r : f32
}

func.func @fma_f16_contract(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.fma %a, %b, %c fastmath<contract> : f16
  return %r : f16
}
