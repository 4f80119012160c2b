// Unsigned integers as floats, rounded once, to infinity beyond the format.

func.func @uitofp_i1_to_f16(%a: i1) -> f16 {
  %r = arith.uitofp %a : i1 to f16
  return %r : f16
}

func.func @uitofp_i7_to_f16(%a: i7) -> f16 {
  %r = arith.uitofp %a : i7 to f16
  return %r : f16
}

func.func @uitofp_i8_to_f16(%a: i8) -> f16 {
  %r = arith.uitofp %a : i8 to f16
  return %r : f16
}

func.func @uitofp_i16_to_f16(%a: i16) -> f16 {
  %r = arith.uitofp %a : i16 to f16
  return %r : f16
}

func.func @uitofp_i32_to_f16(%a: i32) -> f16 {
  %r = arith.uitofp %a : i32 to f16
  return %r : f16
}

func.func @uitofp_i33_to_f16(%a: i33) -> f16 {
  %r = arith.uitofp %a : i33 to f16
  return %r : f16
}

func.func @uitofp_i64_to_f16(%a: i64) -> f16 {
  %r = arith.uitofp %a : i64 to f16
  return %r : f16
}

func.func @uitofp_i128_to_f16(%a: i128) -> f16 {
  %r = arith.uitofp %a : i128 to f16
  return %r : f16
}

func.func @uitofp_i1_to_bf16(%a: i1) -> bf16 {
  %r = arith.uitofp %a : i1 to bf16
  return %r : bf16
}

func.func @uitofp_i7_to_bf16(%a: i7) -> bf16 {
  %r = arith.uitofp %a : i7 to bf16
  return %r : bf16
}

func.func @uitofp_i8_to_bf16(%a: i8) -> bf16 {
  %r = arith.uitofp %a : i8 to bf16
  return %r : bf16
}

func.func @uitofp_i16_to_bf16(%a: i16) -> bf16 {
  %r = arith.uitofp %a : i16 to bf16
  return %r : bf16
}

func.func @uitofp_i32_to_bf16(%a: i32) -> bf16 {
  %r = arith.uitofp %a : i32 to bf16
  return %r : bf16
}

func.func @uitofp_i33_to_bf16(%a: i33) -> bf16 {
  %r = arith.uitofp %a : i33 to bf16
  return %r : bf16
}

func.func @uitofp_i64_to_bf16(%a: i64) -> bf16 {
  %r = arith.uitofp %a : i64 to bf16
  return %r : bf16
}

func.func @uitofp_i128_to_bf16(%a: i128) -> bf16 {
  %r = arith.uitofp %a : i128 to bf16
  return %r : bf16
}

func.func @uitofp_i1_to_f32(%a: i1) -> f32 {
  %r = arith.uitofp %a : i1 to f32
  return %r : f32
}

func.func @uitofp_i7_to_f32(%a: i7) -> f32 {
  %r = arith.uitofp %a : i7 to f32
  return %r : f32
}

func.func @uitofp_i8_to_f32(%a: i8) -> f32 {
  %r = arith.uitofp %a : i8 to f32
  return %r : f32
}

func.func @uitofp_i16_to_f32(%a: i16) -> f32 {
  %r = arith.uitofp %a : i16 to f32
  return %r : f32
}

func.func @uitofp_i32_to_f32(%a: i32) -> f32 {
  %r = arith.uitofp %a : i32 to f32
  return %r : f32
}

func.func @uitofp_i33_to_f32(%a: i33) -> f32 {
  %r = arith.uitofp %a : i33 to f32
  return %r : f32
}

func.func @uitofp_i64_to_f32(%a: i64) -> f32 {
  %r = arith.uitofp %a : i64 to f32
  return %r : f32
}

func.func @uitofp_i128_to_f32(%a: i128) -> f32 {
  %r = arith.uitofp %a : i128 to f32
  return %r : f32
}

func.func @uitofp_i1_to_f64(%a: i1) -> f64 {
  %r = arith.uitofp %a : i1 to f64
  return %r : f64
}

func.func @uitofp_i7_to_f64(%a: i7) -> f64 {
  %r = arith.uitofp %a : i7 to f64
  return %r : f64
}

func.func @uitofp_i8_to_f64(%a: i8) -> f64 {
  %r = arith.uitofp %a : i8 to f64
  return %r : f64
}

func.func @uitofp_i16_to_f64(%a: i16) -> f64 {
  %r = arith.uitofp %a : i16 to f64
  return %r : f64
}

func.func @uitofp_i32_to_f64(%a: i32) -> f64 {
  %r = arith.uitofp %a : i32 to f64
  return %r : f64
}

func.func @uitofp_i33_to_f64(%a: i33) -> f64 {
  %r = arith.uitofp %a : i33 to f64
  return %r : f64
}

func.func @uitofp_i64_to_f64(%a: i64) -> f64 {
  %r = arith.uitofp %a : i64 to f64
  return %r : f64
}

func.func @uitofp_i128_to_f64(%a: i128) -> f64 {
  %r = arith.uitofp %a : i128 to f64
  return %r : f64
}

func.func @uitofp_i33_to_f80(%a: i33) -> f80 {
  %r = arith.uitofp %a : i33 to f80
  return %r : f80
}

func.func @uitofp_i128_to_f80(%a: i128) -> f80 {
  %r = arith.uitofp %a : i128 to f80
  return %r : f80
}

func.func @uitofp_i33_to_f128(%a: i33) -> f128 {
  %r = arith.uitofp %a : i33 to f128
  return %r : f128
}

func.func @uitofp_i128_to_f128(%a: i128) -> f128 {
  %r = arith.uitofp %a : i128 to f128
  return %r : f128
}

func.func @uitofp_i200_to_f16(%a: i200) -> f16 {
  %r = arith.uitofp %a : i200 to f16
  return %r : f16
}

func.func @uitofp_i200_to_bf16(%a: i200) -> bf16 {
  %r = arith.uitofp %a : i200 to bf16
  return %r : bf16
}

func.func @uitofp_i200_to_f32(%a: i200) -> f32 {
  %r = arith.uitofp %a : i200 to f32
  return %r : f32
}

func.func @uitofp_i200_to_f64(%a: i200) -> f64 {
  %r = arith.uitofp %a : i200 to f64
  return %r : f64
}

func.func @uitofp_v4xi32_to_v4xf32(%a: vector<4xi32>) -> vector<4xf32> {
  %r = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return %r : vector<4xf32>
}

func.func @uitofp_v3xi64_to_v3xf16(%a: vector<3xi64>) -> vector<3xf16> {
  %r = arith.uitofp %a : vector<3xi64> to vector<3xf16>
  return %r : vector<3xf16>
}

func.func @uitofp_v2x2xi33_to_v2x2xbf16(%a: vector<2x2xi33>) -> vector<2x2xbf16> {
  %r = arith.uitofp %a : vector<2x2xi33> to vector<2x2xbf16>
  return %r : vector<2x2xbf16>
}

func.func @uitofp_v2xi200_to_v2xf32(%a: vector<2xi200>) -> vector<2xf32> {
  %r = arith.uitofp %a : vector<2xi200> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @uitofp_t2xi128_to_t2xf64(%a: tensor<2xi128>) -> tensor<2xf64> {
  %r = arith.uitofp %a : tensor<2xi128> to tensor<2xf64>
  return %r : tensor<2xf64>
}
