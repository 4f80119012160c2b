// Formats wider than f64.
func.func @ceil_f80(%a: f80) -> f80 {
  %r = math.ceil %a : f80
  return %r : f80
}

func.func @sqrt_f80(%a: f80) -> f80 {
  %r = math.sqrt %a : f80
  return %r : f80
}

func.func @isnormal_f80(%a: f80) -> i1 {
  %r = math.isnormal %a : f80
  return %r : i1
}

func.func @log_f80(%a: f80) -> f80 {
  %r = math.log %a : f80
  return %r : f80
}

func.func @tanh_f80(%a: f80) -> f80 {
  %r = math.tanh %a : f80
  return %r : f80
}

func.func @powf_f80(%a: f80, %b: f80) -> f80 {
  %r = math.powf %a, %b : f80
  return %r : f80
}

func.func @fpowi_f80_i64(%a: f80, %b: i64) -> f80 {
  %r = math.fpowi %a, %b : f80, i64
  return %r : f80
}

func.func @fma_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.fma %a, %b, %c : f80
  return %r : f80
}

func.func @ceil_f128(%a: f128) -> f128 {
  %r = math.ceil %a : f128
  return %r : f128
}

func.func @sqrt_f128(%a: f128) -> f128 {
  %r = math.sqrt %a : f128
  return %r : f128
}

func.func @isnormal_f128(%a: f128) -> i1 {
  %r = math.isnormal %a : f128
  return %r : i1
}

func.func @log_f128(%a: f128) -> f128 {
  %r = math.log %a : f128
  return %r : f128
}

func.func @tanh_f128(%a: f128) -> f128 {
  %r = math.tanh %a : f128
  return %r : f128
}

func.func @powf_f128(%a: f128, %b: f128) -> f128 {
  %r = math.powf %a, %b : f128
  return %r : f128
}

func.func @fpowi_f128_i64(%a: f128, %b: i64) -> f128 {
  %r = math.fpowi %a, %b : f128, i64
  return %r : f128
}

func.func @fma_f128(%a: f128, %b: f128, %c: f128) -> f128 {
  %r = math.fma %a, %b, %c : f128
  return %r : f128
}
