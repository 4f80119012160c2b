// Sums with their carry, and products in two halves.

func.func @addui_extended_i1(%a: i1, %b: i1) -> (i1, i1) {
  %s, %c = arith.addui_extended %a, %b : i1, i1
  return %s, %c : i1, i1
}

func.func @addui_extended_i7(%a: i7, %b: i7) -> (i7, i1) {
  %s, %c = arith.addui_extended %a, %b : i7, i1
  return %s, %c : i7, i1
}

func.func @addui_extended_i8(%a: i8, %b: i8) -> (i8, i1) {
  %s, %c = arith.addui_extended %a, %b : i8, i1
  return %s, %c : i8, i1
}

func.func @addui_extended_i16(%a: i16, %b: i16) -> (i16, i1) {
  %s, %c = arith.addui_extended %a, %b : i16, i1
  return %s, %c : i16, i1
}

func.func @addui_extended_i32(%a: i32, %b: i32) -> (i32, i1) {
  %s, %c = arith.addui_extended %a, %b : i32, i1
  return %s, %c : i32, i1
}

func.func @addui_extended_i33(%a: i33, %b: i33) -> (i33, i1) {
  %s, %c = arith.addui_extended %a, %b : i33, i1
  return %s, %c : i33, i1
}

func.func @addui_extended_i64(%a: i64, %b: i64) -> (i64, i1) {
  %s, %c = arith.addui_extended %a, %b : i64, i1
  return %s, %c : i64, i1
}

func.func @addui_extended_i128(%a: i128, %b: i128) -> (i128, i1) {
  %s, %c = arith.addui_extended %a, %b : i128, i1
  return %s, %c : i128, i1
}

func.func @addui_extended_index(%a: index, %b: index) -> (index, i1) {
  %s, %c = arith.addui_extended %a, %b : index, i1
  return %s, %c : index, i1
}

func.func @addui_extended_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>)
    -> (vector<4xi32>, vector<4xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<4xi32>, vector<4xi1>
  return %s, %c : vector<4xi32>, vector<4xi1>
}

func.func @addui_extended_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>)
    -> (vector<2x3xi8>, vector<2x3xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<2x3xi8>, vector<2x3xi1>
  return %s, %c : vector<2x3xi8>, vector<2x3xi1>
}

func.func @addui_extended_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>)
    -> (vector<3xi1>, vector<3xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<3xi1>, vector<3xi1>
  return %s, %c : vector<3xi1>, vector<3xi1>
}

func.func @addui_extended_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>)
    -> (vector<2xindex>, vector<2xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<2xindex>, vector<2xi1>
  return %s, %c : vector<2xindex>, vector<2xi1>
}

func.func @addui_extended_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>)
    -> (tensor<2x2xi16>, tensor<2x2xi1>) {
  %s, %c = arith.addui_extended %a, %b : tensor<2x2xi16>, tensor<2x2xi1>
  return %s, %c : tensor<2x2xi16>, tensor<2x2xi1>
}

func.func @mulsi_extended_i1(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.mulsi_extended %a, %b : i1
  return %l, %h : i1, i1
}

func.func @mulsi_extended_i7(%a: i7, %b: i7) -> (i7, i7) {
  %l, %h = arith.mulsi_extended %a, %b : i7
  return %l, %h : i7, i7
}

func.func @mulsi_extended_i8(%a: i8, %b: i8) -> (i8, i8) {
  %l, %h = arith.mulsi_extended %a, %b : i8
  return %l, %h : i8, i8
}

func.func @mulsi_extended_i16(%a: i16, %b: i16) -> (i16, i16) {
  %l, %h = arith.mulsi_extended %a, %b : i16
  return %l, %h : i16, i16
}

func.func @mulsi_extended_i32(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  return %l, %h : i32, i32
}

func.func @mulsi_extended_i33(%a: i33, %b: i33) -> (i33, i33) {
  %l, %h = arith.mulsi_extended %a, %b : i33
  return %l, %h : i33, i33
}

func.func @mulsi_extended_i64(%a: i64, %b: i64) -> (i64, i64) {
  %l, %h = arith.mulsi_extended %a, %b : i64
  return %l, %h : i64, i64
}

func.func @mulsi_extended_i128(%a: i128, %b: i128) -> (i128, i128) {
  %l, %h = arith.mulsi_extended %a, %b : i128
  return %l, %h : i128, i128
}

func.func @mulsi_extended_index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mulsi_extended %a, %b : index
  return %l, %h : index, index
}

func.func @mulsi_extended_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>)
    -> (vector<4xi32>, vector<4xi32>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<4xi32>
  return %l, %h : vector<4xi32>, vector<4xi32>
}

func.func @mulsi_extended_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>)
    -> (vector<2x3xi8>, vector<2x3xi8>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2x3xi8>
  return %l, %h : vector<2x3xi8>, vector<2x3xi8>
}

func.func @mulsi_extended_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>)
    -> (vector<3xi1>, vector<3xi1>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<3xi1>
  return %l, %h : vector<3xi1>, vector<3xi1>
}

func.func @mulsi_extended_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>)
    -> (vector<2xindex>, vector<2xindex>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2xindex>
  return %l, %h : vector<2xindex>, vector<2xindex>
}

func.func @mulsi_extended_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>)
    -> (tensor<2x2xi16>, tensor<2x2xi16>) {
  %l, %h = arith.mulsi_extended %a, %b : tensor<2x2xi16>
  return %l, %h : tensor<2x2xi16>, tensor<2x2xi16>
}

func.func @mului_extended_i1(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.mului_extended %a, %b : i1
  return %l, %h : i1, i1
}

func.func @mului_extended_i7(%a: i7, %b: i7) -> (i7, i7) {
  %l, %h = arith.mului_extended %a, %b : i7
  return %l, %h : i7, i7
}

func.func @mului_extended_i8(%a: i8, %b: i8) -> (i8, i8) {
  %l, %h = arith.mului_extended %a, %b : i8
  return %l, %h : i8, i8
}

func.func @mului_extended_i16(%a: i16, %b: i16) -> (i16, i16) {
  %l, %h = arith.mului_extended %a, %b : i16
  return %l, %h : i16, i16
}

func.func @mului_extended_i32(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mului_extended %a, %b : i32
  return %l, %h : i32, i32
}

func.func @mului_extended_i33(%a: i33, %b: i33) -> (i33, i33) {
  %l, %h = arith.mului_extended %a, %b : i33
  return %l, %h : i33, i33
}

func.func @mului_extended_i64(%a: i64, %b: i64) -> (i64, i64) {
  %l, %h = arith.mului_extended %a, %b : i64
  return %l, %h : i64, i64
}

func.func @mului_extended_i128(%a: i128, %b: i128) -> (i128, i128) {
  %l, %h = arith.mului_extended %a, %b : i128
  return %l, %h : i128, i128
}

func.func @mului_extended_index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mului_extended %a, %b : index
  return %l, %h : index, index
}

func.func @mului_extended_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>)
    -> (vector<4xi32>, vector<4xi32>) {
  %l, %h = arith.mului_extended %a, %b : vector<4xi32>
  return %l, %h : vector<4xi32>, vector<4xi32>
}

func.func @mului_extended_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>)
    -> (vector<2x3xi8>, vector<2x3xi8>) {
  %l, %h = arith.mului_extended %a, %b : vector<2x3xi8>
  return %l, %h : vector<2x3xi8>, vector<2x3xi8>
}

func.func @mului_extended_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>)
    -> (vector<3xi1>, vector<3xi1>) {
  %l, %h = arith.mului_extended %a, %b : vector<3xi1>
  return %l, %h : vector<3xi1>, vector<3xi1>
}

func.func @mului_extended_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>)
    -> (vector<2xindex>, vector<2xindex>) {
  %l, %h = arith.mului_extended %a, %b : vector<2xindex>
  return %l, %h : vector<2xindex>, vector<2xindex>
}

func.func @mului_extended_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>)
    -> (tensor<2x2xi16>, tensor<2x2xi16>) {
  %l, %h = arith.mului_extended %a, %b : tensor<2x2xi16>
  return %l, %h : tensor<2x2xi16>, tensor<2x2xi16>
}
