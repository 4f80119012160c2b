// Casts with a scale, which is rounded to a power of two.

func.func @scaling_extf_f16_by_f32_to_f32(%a: f16, %s: f32) -> f32 {
  %r = arith.scaling_extf %a, %s : f16, f32 to f32
  return %r : f32
}

func.func @scaling_extf_bf16_by_f16_to_f32(%a: bf16, %s: f16) -> f32 {
  %r = arith.scaling_extf %a, %s : bf16, f16 to f32
  return %r : f32
}

func.func @scaling_extf_f16_by_f64_to_f64(%a: f16, %s: f64) -> f64 {
  %r = arith.scaling_extf %a, %s : f16, f64 to f64
  return %r : f64
}

func.func @scaling_extf_f32_by_bf16_to_f64(%a: f32, %s: bf16) -> f64 {
  %r = arith.scaling_extf %a, %s : f32, bf16 to f64
  return %r : f64
}

func.func @scaling_extf_f16_by_f32_to_f64(%a: f16, %s: f32) -> f64 {
  %r = arith.scaling_extf %a, %s : f16, f32 to f64
  return %r : f64
}

func.func @scaling_extf_v3xf16_by_v3xf32_to_v3xf32(%a: vector<3xf16>, %s: vector<3xf32>)
    -> vector<3xf32> {
  %r = arith.scaling_extf %a, %s : vector<3xf16>, vector<3xf32> to vector<3xf32>
  return %r : vector<3xf32>
}

func.func @scaling_extf_f16_by_f32_to_f32_nnan(%a: f16, %s: f32) -> f32 {
  %r = arith.scaling_extf %a, %s fastmath<nnan> : f16, f32 to f32
  return %r : f32
}

func.func @scaling_truncf_f32_by_f32_to_f16(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f32_by_f16_to_bf16(%a: f32, %s: f16) -> bf16 {
  %r = arith.scaling_truncf %a, %s : f32, f16 to bf16
  return %r : bf16
}

func.func @scaling_truncf_f64_by_bf16_to_f16(%a: f64, %s: bf16) -> f16 {
  %r = arith.scaling_truncf %a, %s : f64, bf16 to f16
  return %r : f16
}

func.func @scaling_truncf_f64_by_f64_to_f32(%a: f64, %s: f64) -> f32 {
  %r = arith.scaling_truncf %a, %s : f64, f64 to f32
  return %r : f32
}

func.func @scaling_truncf_f64_by_f32_to_bf16(%a: f64, %s: f32) -> bf16 {
  %r = arith.scaling_truncf %a, %s : f64, f32 to bf16
  return %r : bf16
}

func.func @scaling_truncf_v3xf32_by_v3xf32_to_v3xbf16(%a: vector<3xf32>, %s: vector<3xf32>)
    -> vector<3xbf16> {
  %r = arith.scaling_truncf %a, %s : vector<3xf32>, vector<3xf32> to vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @scaling_truncf_f32_by_f32_to_f16_to_nearest_even(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s to_nearest_even : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f32_by_f32_to_f16_downward(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s downward : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f32_by_f32_to_f16_upward(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s upward : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f32_by_f32_to_f16_toward_zero(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s toward_zero : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f32_by_f32_to_f16_to_nearest_away(%a: f32, %s: f32) -> f16 {
  %r = arith.scaling_truncf %a, %s to_nearest_away : f32, f32 to f16
  return %r : f16
}

func.func @scaling_truncf_f64_by_f32_to_f32_ninf(%a: f64, %s: f32) -> f32 {
  %r = arith.scaling_truncf %a, %s fastmath<ninf> : f64, f32 to f32
  return %r : f32
}
