// Unsigned quotients, cut toward zero; under `exact`, poison where something remains.

func.func @divui_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.divui %a, %b : i1
  return %r : i1
}

func.func @divui_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.divui %a, %b : i7
  return %r : i7
}

func.func @divui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b : i8
  return %r : i8
}

func.func @divui_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.divui %a, %b : i16
  return %r : i16
}

func.func @divui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b : i32
  return %r : i32
}

func.func @divui_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.divui %a, %b : i33
  return %r : i33
}

func.func @divui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.divui %a, %b : i64
  return %r : i64
}

func.func @divui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.divui %a, %b : i128
  return %r : i128
}

func.func @divui_index(%a: index, %b: index) -> index {
  %r = arith.divui %a, %b : index
  return %r : index
}

func.func @divui_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.divui %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divui_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.divui %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @divui_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.divui %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @divui_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.divui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @divui_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.divui %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @divui_i1_exact(%a: i1, %b: i1) -> i1 {
  %r = arith.divui %a, %b exact : i1
  return %r : i1
}

func.func @divui_i8_exact(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b exact : i8
  return %r : i8
}

func.func @divui_i33_exact(%a: i33, %b: i33) -> i33 {
  %r = arith.divui %a, %b exact : i33
  return %r : i33
}

func.func @divui_i64_exact(%a: i64, %b: i64) -> i64 {
  %r = arith.divui %a, %b exact : i64
  return %r : i64
}

func.func @divui_i128_exact(%a: i128, %b: i128) -> i128 {
  %r = arith.divui %a, %b exact : i128
  return %r : i128
}

func.func @divui_index_exact(%a: index, %b: index) -> index {
  %r = arith.divui %a, %b exact : index
  return %r : index
}

func.func @divui_v4xi32_exact(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.divui %a, %b exact : vector<4xi32>
  return %r : vector<4xi32>
}
