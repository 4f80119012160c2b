// Floats cut toward zero to unsigned integers; poison where they do not fit.

func.func @fptoui_f16_to_i1(%a: f16) -> i1 {
  %r = arith.fptoui %a : f16 to i1
  return %r : i1
}

func.func @fptoui_f16_to_i7(%a: f16) -> i7 {
  %r = arith.fptoui %a : f16 to i7
  return %r : i7
}

func.func @fptoui_f16_to_i8(%a: f16) -> i8 {
  %r = arith.fptoui %a : f16 to i8
  return %r : i8
}

func.func @fptoui_f16_to_i16(%a: f16) -> i16 {
  %r = arith.fptoui %a : f16 to i16
  return %r : i16
}

func.func @fptoui_f16_to_i32(%a: f16) -> i32 {
  %r = arith.fptoui %a : f16 to i32
  return %r : i32
}

func.func @fptoui_f16_to_i33(%a: f16) -> i33 {
  %r = arith.fptoui %a : f16 to i33
  return %r : i33
}

func.func @fptoui_f16_to_i64(%a: f16) -> i64 {
  %r = arith.fptoui %a : f16 to i64
  return %r : i64
}

func.func @fptoui_f16_to_i128(%a: f16) -> i128 {
  %r = arith.fptoui %a : f16 to i128
  return %r : i128
}

func.func @fptoui_bf16_to_i1(%a: bf16) -> i1 {
  %r = arith.fptoui %a : bf16 to i1
  return %r : i1
}

func.func @fptoui_bf16_to_i7(%a: bf16) -> i7 {
  %r = arith.fptoui %a : bf16 to i7
  return %r : i7
}

func.func @fptoui_bf16_to_i8(%a: bf16) -> i8 {
  %r = arith.fptoui %a : bf16 to i8
  return %r : i8
}

func.func @fptoui_bf16_to_i16(%a: bf16) -> i16 {
  %r = arith.fptoui %a : bf16 to i16
  return %r : i16
}

func.func @fptoui_bf16_to_i32(%a: bf16) -> i32 {
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}

func.func @fptoui_bf16_to_i33(%a: bf16) -> i33 {
  %r = arith.fptoui %a : bf16 to i33
  return %r : i33
}

func.func @fptoui_bf16_to_i64(%a: bf16) -> i64 {
  %r = arith.fptoui %a : bf16 to i64
  return %r : i64
}

func.func @fptoui_bf16_to_i128(%a: bf16) -> i128 {
  %r = arith.fptoui %a : bf16 to i128
  return %r : i128
}

func.func @fptoui_f32_to_i1(%a: f32) -> i1 {
  %r = arith.fptoui %a : f32 to i1
  return %r : i1
}

func.func @fptoui_f32_to_i7(%a: f32) -> i7 {
  %r = arith.fptoui %a : f32 to i7
  return %r : i7
}

func.func @fptoui_f32_to_i8(%a: f32) -> i8 {
  %r = arith.fptoui %a : f32 to i8
  return %r : i8
}

func.func @fptoui_f32_to_i16(%a: f32) -> i16 {
  %r = arith.fptoui %a : f32 to i16
  return %r : i16
}

func.func @fptoui_f32_to_i32(%a: f32) -> i32 {
  %r = arith.fptoui %a : f32 to i32
  return %r : i32
}

func.func @fptoui_f32_to_i33(%a: f32) -> i33 {
  %r = arith.fptoui %a : f32 to i33
  return %r : i33
}

func.func @fptoui_f32_to_i64(%a: f32) -> i64 {
  %r = arith.fptoui %a : f32 to i64
  return %r : i64
}

func.func @fptoui_f32_to_i128(%a: f32) -> i128 {
  %r = arith.fptoui %a : f32 to i128
  return %r : i128
}

func.func @fptoui_f64_to_i1(%a: f64) -> i1 {
  %r = arith.fptoui %a : f64 to i1
  return %r : i1
}

func.func @fptoui_f64_to_i7(%a: f64) -> i7 {
  %r = arith.fptoui %a : f64 to i7
  return %r : i7
}

func.func @fptoui_f64_to_i8(%a: f64) -> i8 {
  %r = arith.fptoui %a : f64 to i8
  return %r : i8
}

func.func @fptoui_f64_to_i16(%a: f64) -> i16 {
  %r = arith.fptoui %a : f64 to i16
  return %r : i16
}

func.func @fptoui_f64_to_i32(%a: f64) -> i32 {
  %r = arith.fptoui %a : f64 to i32
  return %r : i32
}

func.func @fptoui_f64_to_i33(%a: f64) -> i33 {
  %r = arith.fptoui %a : f64 to i33
  return %r : i33
}

func.func @fptoui_f64_to_i64(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}

func.func @fptoui_f64_to_i128(%a: f64) -> i128 {
  %r = arith.fptoui %a : f64 to i128
  return %r : i128
}

func.func @fptoui_f80_to_i33(%a: f80) -> i33 {
  %r = arith.fptoui %a : f80 to i33
  return %r : i33
}

func.func @fptoui_f80_to_i128(%a: f80) -> i128 {
  %r = arith.fptoui %a : f80 to i128
  return %r : i128
}

func.func @fptoui_f128_to_i33(%a: f128) -> i33 {
  %r = arith.fptoui %a : f128 to i33
  return %r : i33
}

func.func @fptoui_f128_to_i128(%a: f128) -> i128 {
  %r = arith.fptoui %a : f128 to i128
  return %r : i128
}

func.func @fptoui_v4xf32_to_v4xi32(%a: vector<4xf32>) -> vector<4xi32> {
  %r = arith.fptoui %a : vector<4xf32> to vector<4xi32>
  return %r : vector<4xi32>
}

func.func @fptoui_v3xf16_to_v3xi64(%a: vector<3xf16>) -> vector<3xi64> {
  %r = arith.fptoui %a : vector<3xf16> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @fptoui_v2x2xbf16_to_v2x2xi33(%a: vector<2x2xbf16>) -> vector<2x2xi33> {
  %r = arith.fptoui %a : vector<2x2xbf16> to vector<2x2xi33>
  return %r : vector<2x2xi33>
}

func.func @fptoui_t2xf64_to_t2xi128(%a: tensor<2xf64>) -> tensor<2xi128> {
  %r = arith.fptoui %a : tensor<2xf64> to tensor<2xi128>
  return %r : tensor<2xi128>
}
