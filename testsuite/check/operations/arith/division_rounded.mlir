// Quotients rounded up and down.

func.func @ceildivsi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.ceildivsi %a, %b : i1
  return %r : i1
}

func.func @ceildivsi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}

func.func @ceildivsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}

func.func @ceildivsi_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.ceildivsi %a, %b : i16
  return %r : i16
}

func.func @ceildivsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}

func.func @ceildivsi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.ceildivsi %a, %b : i33
  return %r : i33
}

func.func @ceildivsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}

func.func @ceildivsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.ceildivsi %a, %b : i128
  return %r : i128
}

func.func @ceildivsi_index(%a: index, %b: index) -> index {
  %r = arith.ceildivsi %a, %b : index
  return %r : index
}

func.func @ceildivsi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.ceildivsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ceildivsi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.ceildivsi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @ceildivsi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.ceildivsi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @ceildivsi_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.ceildivsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @ceildivsi_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.ceildivsi %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @ceildivui_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.ceildivui %a, %b : i1
  return %r : i1
}

func.func @ceildivui_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.ceildivui %a, %b : i7
  return %r : i7
}

func.func @ceildivui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}

func.func @ceildivui_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.ceildivui %a, %b : i16
  return %r : i16
}

func.func @ceildivui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}

func.func @ceildivui_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.ceildivui %a, %b : i33
  return %r : i33
}

func.func @ceildivui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivui %a, %b : i64
  return %r : i64
}

func.func @ceildivui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.ceildivui %a, %b : i128
  return %r : i128
}

func.func @ceildivui_index(%a: index, %b: index) -> index {
  %r = arith.ceildivui %a, %b : index
  return %r : index
}

func.func @ceildivui_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.ceildivui %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ceildivui_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.ceildivui %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @ceildivui_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.ceildivui %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @ceildivui_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.ceildivui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @ceildivui_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.ceildivui %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @floordivsi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.floordivsi %a, %b : i1
  return %r : i1
}

func.func @floordivsi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.floordivsi %a, %b : i7
  return %r : i7
}

func.func @floordivsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}

func.func @floordivsi_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.floordivsi %a, %b : i16
  return %r : i16
}

func.func @floordivsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}

func.func @floordivsi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.floordivsi %a, %b : i33
  return %r : i33
}

func.func @floordivsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}

func.func @floordivsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.floordivsi %a, %b : i128
  return %r : i128
}

func.func @floordivsi_index(%a: index, %b: index) -> index {
  %r = arith.floordivsi %a, %b : index
  return %r : index
}

func.func @floordivsi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.floordivsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @floordivsi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.floordivsi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @floordivsi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.floordivsi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @floordivsi_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.floordivsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @floordivsi_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.floordivsi %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}
