// Constants: every kind of literal, in every type that has a native form.

func.func @constant_i1() -> i1 {
  %r = arith.constant true
  return %r : i1
}

func.func @constant_i1_2() -> i1 {
  %r = arith.constant false
  return %r : i1
}

func.func @constant_i7() -> i7 {
  %r = arith.constant -64 : i7
  return %r : i7
}

func.func @constant_i8() -> i8 {
  %r = arith.constant -128 : i8
  return %r : i8
}

func.func @constant_i16() -> i16 {
  %r = arith.constant 0x7FFF : i16
  return %r : i16
}

func.func @constant_i32() -> i32 {
  %r = arith.constant -1 : i32
  return %r : i32
}

func.func @constant_i33() -> i33 {
  %r = arith.constant 4294967296 : i33
  return %r : i33
}

func.func @constant_i64() -> i64 {
  %r = arith.constant -9223372036854775808 : i64
  return %r : i64
}

func.func @constant_i128() -> i128 {
  %r = arith.constant -170141183460469231731687303715884105728 : i128
  return %r : i128
}

func.func @constant_index() -> index {
  %r = arith.constant -1 : index
  return %r : index
}

func.func @constant_f16() -> f16 {
  %r = arith.constant 6.550400e+04 : f16
  return %r : f16
}

func.func @constant_f16_2() -> f16 {
  %r = arith.constant 0x7C00 : f16
  return %r : f16
}

func.func @constant_bf16() -> bf16 {
  %r = arith.constant -3.140625e+00 : bf16
  return %r : bf16
}

func.func @constant_bf16_2() -> bf16 {
  %r = arith.constant 0xFF80 : bf16
  return %r : bf16
}

func.func @constant_f32() -> f32 {
  %r = arith.constant 1.000000e-45 : f32
  return %r : f32
}

func.func @constant_f32_2() -> f32 {
  %r = arith.constant -0.000000e+00 : f32
  return %r : f32
}

func.func @constant_f32_3() -> f32 {
  %r = arith.constant 0x7F800000 : f32
  return %r : f32
}

func.func @constant_f64() -> f64 {
  %r = arith.constant 4.940656e-324 : f64
  return %r : f64
}

func.func @constant_f64_2() -> f64 {
  %r = arith.constant 1.7976931348623157e+308 : f64
  return %r : f64
}

func.func @constant_f64_3() -> f64 {
  %r = arith.constant 0xFFF0000000000000 : f64
  return %r : f64
}

func.func @constant_f80() -> f80 {
  %r = arith.constant 0.1 : f80
  return %r : f80
}

func.func @constant_f128() -> f128 {
  %r = arith.constant -2.5 : f128
  return %r : f128
}

func.func @constant_v4xi32() -> vector<4xi32> {
  %r = arith.constant dense<[1, -2, 3, -4]> : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @constant_v4xi32_2() -> vector<4xi32> {
  %r = arith.constant dense<7> : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @constant_v2x3xi8() -> vector<2x3xi8> {
  %r = arith.constant dense<[[1, 2, 3], [-4, -5, -6]]> : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @constant_v3xi1() -> vector<3xi1> {
  %r = arith.constant dense<[true, false, true]> : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @constant_v2xindex() -> vector<2xindex> {
  %r = arith.constant dense<[0, -1]> : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @constant_vi33() -> vector<i33> {
  %r = arith.constant dense<-5> : vector<i33>
  return %r : vector<i33>
}

func.func @constant_v2xi128() -> vector<2xi128> {
  %r = arith.constant dense<[-1, 18446744073709551616]> : vector<2xi128>
  return %r : vector<2xi128>
}

func.func @constant_v3xf16() -> vector<3xf16> {
  %r = arith.constant dense<[1.0, -0.0, 0x7C00]> : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @constant_v3xbf16() -> vector<3xbf16> {
  %r = arith.constant dense<1.5> : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @constant_t2xf64() -> tensor<2xf64> {
  %r = arith.constant dense<[0.1, 1.0e+300]> : tensor<2xf64>
  return %r : tensor<2xf64>
}

func.func @constant_t2x2xi16() -> tensor<2x2xi16> {
  %r = arith.constant dense<"0x01000200FFFF0080"> : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @constant_v2xi7() -> vector<2xi7> {
  %r = arith.constant dense<[-64, 63]> : vector<2xi7>
  return %r : vector<2xi7>
}
