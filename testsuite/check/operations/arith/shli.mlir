// Shifts to the left; poison where the amount is the width or more.

func.func @shli_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.shli %a, %b : i1
  return %r : i1
}

func.func @shli_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.shli %a, %b : i7
  return %r : i7
}

func.func @shli_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b : i8
  return %r : i8
}

func.func @shli_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.shli %a, %b : i16
  return %r : i16
}

func.func @shli_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b : i32
  return %r : i32
}

func.func @shli_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.shli %a, %b : i33
  return %r : i33
}

func.func @shli_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b : i64
  return %r : i64
}

func.func @shli_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.shli %a, %b : i128
  return %r : i128
}

func.func @shli_index(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b : index
  return %r : index
}

func.func @shli_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shli %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @shli_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.shli %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @shli_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.shli %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @shli_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.shli %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @shli_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.shli %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @shli_i1_nsw(%a: i1, %b: i1) -> i1 {
  %r = arith.shli %a, %b overflow<nsw> : i1
  return %r : i1
}

func.func @shli_i1_nuw(%a: i1, %b: i1) -> i1 {
  %r = arith.shli %a, %b overflow<nuw> : i1
  return %r : i1
}

func.func @shli_i1_nsw_nuw(%a: i1, %b: i1) -> i1 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i1
  return %r : i1
}

func.func @shli_i8_nsw(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nsw> : i8
  return %r : i8
}

func.func @shli_i8_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nuw> : i8
  return %r : i8
}

func.func @shli_i8_nsw_nuw(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i8
  return %r : i8
}

func.func @shli_i33_nsw(%a: i33, %b: i33) -> i33 {
  %r = arith.shli %a, %b overflow<nsw> : i33
  return %r : i33
}

func.func @shli_i33_nuw(%a: i33, %b: i33) -> i33 {
  %r = arith.shli %a, %b overflow<nuw> : i33
  return %r : i33
}

func.func @shli_i33_nsw_nuw(%a: i33, %b: i33) -> i33 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i33
  return %r : i33
}

func.func @shli_i64_nsw(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nsw> : i64
  return %r : i64
}

func.func @shli_i64_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nuw> : i64
  return %r : i64
}

func.func @shli_i64_nsw_nuw(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}

func.func @shli_i128_nsw(%a: i128, %b: i128) -> i128 {
  %r = arith.shli %a, %b overflow<nsw> : i128
  return %r : i128
}

func.func @shli_i128_nuw(%a: i128, %b: i128) -> i128 {
  %r = arith.shli %a, %b overflow<nuw> : i128
  return %r : i128
}

func.func @shli_i128_nsw_nuw(%a: i128, %b: i128) -> i128 {
  %r = arith.shli %a, %b overflow<nsw, nuw> : i128
  return %r : i128
}

func.func @shli_index_nsw(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nsw> : index
  return %r : index
}

func.func @shli_index_nuw(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nuw> : index
  return %r : index
}

func.func @shli_index_nsw_nuw(%a: index, %b: index) -> index {
  %r = arith.shli %a, %b overflow<nsw, nuw> : index
  return %r : index
}

func.func @shli_v4xi32_nsw(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shli %a, %b overflow<nsw> : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @shli_v4xi32_nuw(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shli %a, %b overflow<nuw> : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @shli_v4xi32_nsw_nuw(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.shli %a, %b overflow<nsw, nuw> : vector<4xi32>
  return %r : vector<4xi32>
}
