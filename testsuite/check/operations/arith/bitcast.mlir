// The same bits as another type.

func.func @bitcast_i16_to_f16(%a: i16) -> f16 {
  %r = arith.bitcast %a : i16 to f16
  return %r : f16
}

func.func @bitcast_f16_to_i16(%a: f16) -> i16 {
  %r = arith.bitcast %a : f16 to i16
  return %r : i16
}

func.func @bitcast_i16_to_bf16(%a: i16) -> bf16 {
  %r = arith.bitcast %a : i16 to bf16
  return %r : bf16
}

func.func @bitcast_bf16_to_i16(%a: bf16) -> i16 {
  %r = arith.bitcast %a : bf16 to i16
  return %r : i16
}

func.func @bitcast_f16_to_bf16(%a: f16) -> bf16 {
  %r = arith.bitcast %a : f16 to bf16
  return %r : bf16
}

func.func @bitcast_bf16_to_f16(%a: bf16) -> f16 {
  %r = arith.bitcast %a : bf16 to f16
  return %r : f16
}

func.func @bitcast_i32_to_f32(%a: i32) -> f32 {
  %r = arith.bitcast %a : i32 to f32
  return %r : f32
}

func.func @bitcast_f32_to_i32(%a: f32) -> i32 {
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}

func.func @bitcast_i64_to_f64(%a: i64) -> f64 {
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}

func.func @bitcast_f64_to_i64(%a: f64) -> i64 {
  %r = arith.bitcast %a : f64 to i64
  return %r : i64
}

func.func @bitcast_i80_to_f80(%a: i80) -> f80 {
  %r = arith.bitcast %a : i80 to f80
  return %r : f80
}

func.func @bitcast_f80_to_i80(%a: f80) -> i80 {
  %r = arith.bitcast %a : f80 to i80
  return %r : i80
}

func.func @bitcast_i128_to_f128(%a: i128) -> f128 {
  %r = arith.bitcast %a : i128 to f128
  return %r : f128
}

func.func @bitcast_f128_to_i128(%a: f128) -> i128 {
  %r = arith.bitcast %a : f128 to i128
  return %r : i128
}

func.func @bitcast_v4xi32_to_v4xf32(%a: vector<4xi32>) -> vector<4xf32> {
  %r = arith.bitcast %a : vector<4xi32> to vector<4xf32>
  return %r : vector<4xf32>
}

func.func @bitcast_v2x2xf64_to_v2x2xi64(%a: vector<2x2xf64>) -> vector<2x2xi64> {
  %r = arith.bitcast %a : vector<2x2xf64> to vector<2x2xi64>
  return %r : vector<2x2xi64>
}

func.func @bitcast_v3xbf16_to_v3xi16(%a: vector<3xbf16>) -> vector<3xi16> {
  %r = arith.bitcast %a : vector<3xbf16> to vector<3xi16>
  return %r : vector<3xi16>
}

func.func @bitcast_t2xf16_to_t2xbf16(%a: tensor<2xf16>) -> tensor<2xbf16> {
  %r = arith.bitcast %a : tensor<2xf16> to tensor<2xbf16>
  return %r : tensor<2xbf16>
}
