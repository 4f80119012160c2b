// Bit by bit.

func.func @andi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.andi %a, %b : i1
  return %r : i1
}

func.func @andi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.andi %a, %b : i7
  return %r : i7
}

func.func @andi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.andi %a, %b : i8
  return %r : i8
}

func.func @andi_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.andi %a, %b : i16
  return %r : i16
}

func.func @andi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.andi %a, %b : i32
  return %r : i32
}

func.func @andi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.andi %a, %b : i33
  return %r : i33
}

func.func @andi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.andi %a, %b : i64
  return %r : i64
}

func.func @andi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.andi %a, %b : i128
  return %r : i128
}

func.func @andi_index(%a: index, %b: index) -> index {
  %r = arith.andi %a, %b : index
  return %r : index
}

func.func @andi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.andi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.andi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @andi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.andi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @andi_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.andi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @andi_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.andi %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @ori_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.ori %a, %b : i1
  return %r : i1
}

func.func @ori_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.ori %a, %b : i7
  return %r : i7
}

func.func @ori_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.ori %a, %b : i8
  return %r : i8
}

func.func @ori_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.ori %a, %b : i16
  return %r : i16
}

func.func @ori_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.ori %a, %b : i32
  return %r : i32
}

func.func @ori_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.ori %a, %b : i33
  return %r : i33
}

func.func @ori_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.ori %a, %b : i64
  return %r : i64
}

func.func @ori_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.ori %a, %b : i128
  return %r : i128
}

func.func @ori_index(%a: index, %b: index) -> index {
  %r = arith.ori %a, %b : index
  return %r : index
}

func.func @ori_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.ori %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ori_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.ori %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @ori_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.ori %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @ori_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.ori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @ori_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.ori %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @xori_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.xori %a, %b : i1
  return %r : i1
}

func.func @xori_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.xori %a, %b : i7
  return %r : i7
}

func.func @xori_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.xori %a, %b : i8
  return %r : i8
}

func.func @xori_i16(%a: i16, %b: i16) -> i16 {
  %r = arith.xori %a, %b : i16
  return %r : i16
}

func.func @xori_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.xori %a, %b : i32
  return %r : i32
}

func.func @xori_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.xori %a, %b : i33
  return %r : i33
}

func.func @xori_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.xori %a, %b : i64
  return %r : i64
}

func.func @xori_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.xori %a, %b : i128
  return %r : i128
}

func.func @xori_index(%a: index, %b: index) -> index {
  %r = arith.xori %a, %b : index
  return %r : index
}

func.func @xori_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.xori %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.xori %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @xori_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.xori %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @xori_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.xori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}

func.func @xori_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.xori %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}
