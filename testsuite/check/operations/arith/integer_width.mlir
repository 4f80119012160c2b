// Integers to wider and narrower ones.

func.func @extsi_i1_to_i8(%a: i1) -> i8 {
  %r = arith.extsi %a : i1 to i8
  return %r : i8
}

func.func @extsi_i1_to_i128(%a: i1) -> i128 {
  %r = arith.extsi %a : i1 to i128
  return %r : i128
}

func.func @extsi_i7_to_i33(%a: i7) -> i33 {
  %r = arith.extsi %a : i7 to i33
  return %r : i33
}

func.func @extsi_i8_to_i16(%a: i8) -> i16 {
  %r = arith.extsi %a : i8 to i16
  return %r : i16
}

func.func @extsi_i16_to_i64(%a: i16) -> i64 {
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}

func.func @extsi_i32_to_i33(%a: i32) -> i33 {
  %r = arith.extsi %a : i32 to i33
  return %r : i33
}

func.func @extsi_i33_to_i64(%a: i33) -> i64 {
  %r = arith.extsi %a : i33 to i64
  return %r : i64
}

func.func @extsi_i64_to_i128(%a: i64) -> i128 {
  %r = arith.extsi %a : i64 to i128
  return %r : i128
}

func.func @extsi_v4xi8_to_v4xi32(%a: vector<4xi8>) -> vector<4xi32> {
  %r = arith.extsi %a : vector<4xi8> to vector<4xi32>
  return %r : vector<4xi32>
}

func.func @extsi_v2x3xi1_to_v2x3xi7(%a: vector<2x3xi1>) -> vector<2x3xi7> {
  %r = arith.extsi %a : vector<2x3xi1> to vector<2x3xi7>
  return %r : vector<2x3xi7>
}

func.func @extsi_t2xi16_to_t2xi64(%a: tensor<2xi16>) -> tensor<2xi64> {
  %r = arith.extsi %a : tensor<2xi16> to tensor<2xi64>
  return %r : tensor<2xi64>
}

func.func @extui_i1_to_i8(%a: i1) -> i8 {
  %r = arith.extui %a : i1 to i8
  return %r : i8
}

func.func @extui_i1_to_i128(%a: i1) -> i128 {
  %r = arith.extui %a : i1 to i128
  return %r : i128
}

func.func @extui_i7_to_i33(%a: i7) -> i33 {
  %r = arith.extui %a : i7 to i33
  return %r : i33
}

func.func @extui_i8_to_i16(%a: i8) -> i16 {
  %r = arith.extui %a : i8 to i16
  return %r : i16
}

func.func @extui_i16_to_i64(%a: i16) -> i64 {
  %r = arith.extui %a : i16 to i64
  return %r : i64
}

func.func @extui_i32_to_i33(%a: i32) -> i33 {
  %r = arith.extui %a : i32 to i33
  return %r : i33
}

func.func @extui_i33_to_i64(%a: i33) -> i64 {
  %r = arith.extui %a : i33 to i64
  return %r : i64
}

func.func @extui_i64_to_i128(%a: i64) -> i128 {
  %r = arith.extui %a : i64 to i128
  return %r : i128
}

func.func @extui_v4xi8_to_v4xi32(%a: vector<4xi8>) -> vector<4xi32> {
  %r = arith.extui %a : vector<4xi8> to vector<4xi32>
  return %r : vector<4xi32>
}

func.func @extui_v2x3xi1_to_v2x3xi7(%a: vector<2x3xi1>) -> vector<2x3xi7> {
  %r = arith.extui %a : vector<2x3xi1> to vector<2x3xi7>
  return %r : vector<2x3xi7>
}

func.func @extui_t2xi16_to_t2xi64(%a: tensor<2xi16>) -> tensor<2xi64> {
  %r = arith.extui %a : tensor<2xi16> to tensor<2xi64>
  return %r : tensor<2xi64>
}

func.func @trunci_i8_to_i1(%a: i8) -> i1 {
  %r = arith.trunci %a : i8 to i1
  return %r : i1
}

func.func @trunci_i128_to_i1(%a: i128) -> i1 {
  %r = arith.trunci %a : i128 to i1
  return %r : i1
}

func.func @trunci_i33_to_i7(%a: i33) -> i7 {
  %r = arith.trunci %a : i33 to i7
  return %r : i7
}

func.func @trunci_i16_to_i8(%a: i16) -> i8 {
  %r = arith.trunci %a : i16 to i8
  return %r : i8
}

func.func @trunci_i64_to_i16(%a: i64) -> i16 {
  %r = arith.trunci %a : i64 to i16
  return %r : i16
}

func.func @trunci_i33_to_i32(%a: i33) -> i32 {
  %r = arith.trunci %a : i33 to i32
  return %r : i32
}

func.func @trunci_i64_to_i33(%a: i64) -> i33 {
  %r = arith.trunci %a : i64 to i33
  return %r : i33
}

func.func @trunci_i128_to_i64(%a: i128) -> i64 {
  %r = arith.trunci %a : i128 to i64
  return %r : i64
}

func.func @trunci_v4xi32_to_v4xi8(%a: vector<4xi32>) -> vector<4xi8> {
  %r = arith.trunci %a : vector<4xi32> to vector<4xi8>
  return %r : vector<4xi8>
}

func.func @trunci_v2x3xi7_to_v2x3xi1(%a: vector<2x3xi7>) -> vector<2x3xi1> {
  %r = arith.trunci %a : vector<2x3xi7> to vector<2x3xi1>
  return %r : vector<2x3xi1>
}

func.func @trunci_t2xi64_to_t2xi16(%a: tensor<2xi64>) -> tensor<2xi16> {
  %r = arith.trunci %a : tensor<2xi64> to tensor<2xi16>
  return %r : tensor<2xi16>
}

func.func @trunci_i8_to_i1_nsw(%a: i8) -> i1 {
  %r = arith.trunci %a overflow<nsw> : i8 to i1
  return %r : i1
}

func.func @trunci_i8_to_i1_nuw(%a: i8) -> i1 {
  %r = arith.trunci %a overflow<nuw> : i8 to i1
  return %r : i1
}

func.func @trunci_i8_to_i1_nsw_nuw(%a: i8) -> i1 {
  %r = arith.trunci %a overflow<nsw, nuw> : i8 to i1
  return %r : i1
}

func.func @trunci_i33_to_i7_nsw(%a: i33) -> i7 {
  %r = arith.trunci %a overflow<nsw> : i33 to i7
  return %r : i7
}

func.func @trunci_i33_to_i7_nuw(%a: i33) -> i7 {
  %r = arith.trunci %a overflow<nuw> : i33 to i7
  return %r : i7
}

func.func @trunci_i33_to_i7_nsw_nuw(%a: i33) -> i7 {
  %r = arith.trunci %a overflow<nsw, nuw> : i33 to i7
  return %r : i7
}

func.func @trunci_i64_to_i32_nsw(%a: i64) -> i32 {
  %r = arith.trunci %a overflow<nsw> : i64 to i32
  return %r : i32
}

func.func @trunci_i64_to_i32_nuw(%a: i64) -> i32 {
  %r = arith.trunci %a overflow<nuw> : i64 to i32
  return %r : i32
}

func.func @trunci_i64_to_i32_nsw_nuw(%a: i64) -> i32 {
  %r = arith.trunci %a overflow<nsw, nuw> : i64 to i32
  return %r : i32
}

func.func @trunci_i128_to_i64_nsw(%a: i128) -> i64 {
  %r = arith.trunci %a overflow<nsw> : i128 to i64
  return %r : i64
}

func.func @trunci_i128_to_i64_nuw(%a: i128) -> i64 {
  %r = arith.trunci %a overflow<nuw> : i128 to i64
  return %r : i64
}

func.func @trunci_i128_to_i64_nsw_nuw(%a: i128) -> i64 {
  %r = arith.trunci %a overflow<nsw, nuw> : i128 to i64
  return %r : i64
}

func.func @trunci_v4xi32_to_v4xi8_nsw(%a: vector<4xi32>) -> vector<4xi8> {
  %r = arith.trunci %a overflow<nsw> : vector<4xi32> to vector<4xi8>
  return %r : vector<4xi8>
}

func.func @trunci_v4xi32_to_v4xi8_nuw(%a: vector<4xi32>) -> vector<4xi8> {
  %r = arith.trunci %a overflow<nuw> : vector<4xi32> to vector<4xi8>
  return %r : vector<4xi8>
}

func.func @trunci_v4xi32_to_v4xi8_nsw_nuw(%a: vector<4xi32>) -> vector<4xi8> {
  %r = arith.trunci %a overflow<nsw, nuw> : vector<4xi32> to vector<4xi8>
  return %r : vector<4xi8>
}
