// Shifts to the right, filled with the sign; under `exact`, poison where ones are shifted out.

func.func @shrsi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.shrsi %a, %b : i1
  return %r : i1
}

func.func @shrsi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.shrsi %a, %b : i7
  return %r : i7
}

func.func @shrsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}

func.func @shrsi_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.shrsi %a, %b : i16
  return %r : i16
}

func.func @shrsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shrsi %a, %b : i32
  return %r : i32
}

func.func @shrsi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.shrsi %a, %b : i33
  return %r : i33
}

func.func @shrsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b : i64
  return %r : i64
}

func.func @shrsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.shrsi %a, %b : i128
  return %r : i128
}

func.func @shrsi_index(%a: index, %b: index) -> index {
  %r = arith.shrsi %a, %b : index
  return %r : index
}

func.func @shrsi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shrsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @shrsi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.shrsi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @shrsi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.shrsi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @shrsi_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.shrsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @shrsi_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.shrsi %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @shrsi_i1_exact(%a: i1, %b: i1) -> i1 {
  %r = arith.shrsi %a, %b exact : i1
  return %r : i1
}

func.func @shrsi_i8_exact(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b exact : i8
  return %r : i8
}

func.func @shrsi_i33_exact(%a: i33, %b: i33) -> i33 {
  %r = arith.shrsi %a, %b exact : i33
  return %r : i33
}

func.func @shrsi_i64_exact(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b exact : i64
  return %r : i64
}

func.func @shrsi_i128_exact(%a: i128, %b: i128) -> i128 {
  %r = arith.shrsi %a, %b exact : i128
  return %r : i128
}

func.func @shrsi_index_exact(%a: index, %b: index) -> index {
  %r = arith.shrsi %a, %b exact : index
  return %r : index
}

func.func @shrsi_v4xi32_exact(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shrsi %a, %b exact : vector<4xi32>
  return %r : vector<4xi32>
}
