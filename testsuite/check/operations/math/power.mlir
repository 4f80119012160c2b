// Powers of floats by floats and by integers.
func.func @powf_f16(%a: f16, %b: f16) -> f16 {
  %r = math.powf %a, %b : f16
  return %r : f16
}

func.func @powf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = math.powf %a, %b : bf16
  return %r : bf16
}

func.func @powf_f32(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b : f32
  return %r : f32
}

func.func @powf_f64(%a: f64, %b: f64) -> f64 {
  %r = math.powf %a, %b : f64
  return %r : f64
}

func.func @powf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = math.powf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @powf_f32_finite(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b fastmath<nnan, ninf> : f32
  return %r : f32
}

func.func @fpowi_f16_i1(%a: f16, %b: i1) -> f16 {
  %r = math.fpowi %a, %b : f16, i1
  return %r : f16
}

func.func @fpowi_f16_i8(%a: f16, %b: i8) -> f16 {
  %r = math.fpowi %a, %b : f16, i8
  return %r : f16
}

func.func @fpowi_f16_i32(%a: f16, %b: i32) -> f16 {
  %r = math.fpowi %a, %b : f16, i32
  return %r : f16
}

func.func @fpowi_f16_i64(%a: f16, %b: i64) -> f16 {
  %r = math.fpowi %a, %b : f16, i64
  return %r : f16
}

func.func @fpowi_bf16_i1(%a: bf16, %b: i1) -> bf16 {
  %r = math.fpowi %a, %b : bf16, i1
  return %r : bf16
}

func.func @fpowi_bf16_i8(%a: bf16, %b: i8) -> bf16 {
  %r = math.fpowi %a, %b : bf16, i8
  return %r : bf16
}

func.func @fpowi_bf16_i32(%a: bf16, %b: i32) -> bf16 {
  %r = math.fpowi %a, %b : bf16, i32
  return %r : bf16
}

func.func @fpowi_bf16_i64(%a: bf16, %b: i64) -> bf16 {
  %r = math.fpowi %a, %b : bf16, i64
  return %r : bf16
}

func.func @fpowi_f32_i1(%a: f32, %b: i1) -> f32 {
  %r = math.fpowi %a, %b : f32, i1
  return %r : f32
}

func.func @fpowi_f32_i8(%a: f32, %b: i8) -> f32 {
  %r = math.fpowi %a, %b : f32, i8
  return %r : f32
}

func.func @fpowi_f32_i32(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b : f32, i32
  return %r : f32
}

func.func @fpowi_f32_i64(%a: f32, %b: i64) -> f32 {
  %r = math.fpowi %a, %b : f32, i64
  return %r : f32
}

func.func @fpowi_f64_i1(%a: f64, %b: i1) -> f64 {
  %r = math.fpowi %a, %b : f64, i1
  return %r : f64
}

func.func @fpowi_f64_i8(%a: f64, %b: i8) -> f64 {
  %r = math.fpowi %a, %b : f64, i8
  return %r : f64
}

func.func @fpowi_f64_i32(%a: f64, %b: i32) -> f64 {
  %r = math.fpowi %a, %b : f64, i32
  return %r : f64
}

func.func @fpowi_f64_i64(%a: f64, %b: i64) -> f64 {
  %r = math.fpowi %a, %b : f64, i64
  return %r : f64
}

func.func @fpowi_f32_i33(%a: f32, %b: i33) -> f32 {
  %r = math.fpowi %a, %b : f32, i33
  return %r : f32
}

func.func @fpowi_f64_i128(%a: f64, %b: i128) -> f64 {
  %r = math.fpowi %a, %b : f64, i128
  return %r : f64
}

func.func @fpowi_f64_index(%a: f64, %b: index) -> f64 {
  %r = math.fpowi %a, %b : f64, index
  return %r : f64
}

func.func @fpowi_v4xf32_v4xi32(%a: vector<4xf32>, %b: vector<4xi32>) -> vector<4xf32> {
  %r = math.fpowi %a, %b : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}

func.func @fpowi_v2x2xf64_v2x2xi8(%a: vector<2x2xf64>, %b: vector<2x2xi8>) -> vector<2x2xf64> {
  %r = math.fpowi %a, %b : vector<2x2xf64>, vector<2x2xi8>
  return %r : vector<2x2xf64>
}

func.func @fpowi_f32_i32_finite(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b fastmath<nnan, ninf> : f32, i32
  return %r : f32
}

func.func @powf_signaling(%s: i1, %t: i1) -> f32 {
  %two = arith.constant 2.0 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %a = arith.select %s, %signaling, %two : f32
  %b = arith.uitofp %t : i1 to f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
