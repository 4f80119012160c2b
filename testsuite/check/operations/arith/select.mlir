// One of two values of any type, whole or lane by lane.

func.func @select_i1(%c: i1, %a: i1, %b: i1) -> i1 {
  %r = arith.select %c, %a, %b : i1
  return %r : i1
}

func.func @select_i7(%c: i1, %a: i7, %b: i7) -> i7 {
  %r = arith.select %c, %a, %b : i7
  return %r : i7
}

func.func @select_i32(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}

func.func @select_i128(%c: i1, %a: i128, %b: i128) -> i128 {
  %r = arith.select %c, %a, %b : i128
  return %r : i128
}

func.func @select_index(%c: i1, %a: index, %b: index) -> index {
  %r = arith.select %c, %a, %b : index
  return %r : index
}

func.func @select_f16(%c: i1, %a: f16, %b: f16) -> f16 {
  %r = arith.select %c, %a, %b : f16
  return %r : f16
}

func.func @select_bf16(%c: i1, %a: bf16, %b: bf16) -> bf16 {
  %r = arith.select %c, %a, %b : bf16
  return %r : bf16
}

func.func @select_f32(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}

func.func @select_f64(%c: i1, %a: f64, %b: f64) -> f64 {
  %r = arith.select %c, %a, %b : f64
  return %r : f64
}

func.func @select_v4xi32(%c: i1, %a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.select %c, %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @select_v2x2xf64(%c: i1, %a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.select %c, %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @select_t2x2xi16(%c: i1, %a: tensor<2x2xi16>, %b: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %r = arith.select %c, %a, %b : tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func @select_cf32(%c: i1, %a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = arith.select %c, %a, %b : complex<f32>
  return %r : complex<f32>
}

func.func @select_ci32(%c: i1, %a: complex<i32>, %b: complex<i32>) -> complex<i32> {
  %r = arith.select %c, %a, %b : complex<i32>
  return %r : complex<i32>
}

func.func @select_m2x3xi32(%c: i1, %a: memref<2x3xi32>, %b: memref<2x3xi32>) -> memref<2x3xi32> {
  %r = arith.select %c, %a, %b : memref<2x3xi32>
  return %r : memref<2x3xi32>
}

func.func @select_mdxf64(%c: i1, %a: memref<?xf64>, %b: memref<?xf64>) -> memref<?xf64> {
  %r = arith.select %c, %a, %b : memref<?xf64>
  return %r : memref<?xf64>
}

func.func @select_mdxi8_strided(%c: i1, %a: memref<?xi8, strided<[2], offset: ?>>, %b: memref<?xi8, strided<[2], offset: ?>>)
    -> memref<?xi8, strided<[2], offset: ?>> {
  %r = arith.select %c, %a, %b : memref<?xi8, strided<[2], offset: ?>>
  return %r : memref<?xi8, strided<[2], offset: ?>>
}

func.func @select_mf32(%c: i1, %a: memref<f32>, %b: memref<f32>) -> memref<f32> {
  %r = arith.select %c, %a, %b : memref<f32>
  return %r : memref<f32>
}

func.func @select_lanes_v4xi32(%c: vector<4xi1>, %a: vector<4xi32>, %b: vector<4xi32>)
    -> vector<4xi32> {
  %r = arith.select %c, %a, %b : vector<4xi1>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @select_lanes_v3xi1(%c: vector<3xi1>, %a: vector<3xi1>, %b: vector<3xi1>)
    -> vector<3xi1> {
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi1>
  return %r : vector<3xi1>
}

func.func @select_lanes_v2x2xf64(%c: vector<2x2xi1>, %a: vector<2x2xf64>, %b: vector<2x2xf64>)
    -> vector<2x2xf64> {
  %r = arith.select %c, %a, %b : vector<2x2xi1>, vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @select_lanes_v3xbf16(%c: vector<3xi1>, %a: vector<3xbf16>, %b: vector<3xbf16>)
    -> vector<3xbf16> {
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @select_lanes_t2x2xi16(%c: tensor<2x2xi1>, %a: tensor<2x2xi16>, %b: tensor<2x2xi16>)
    -> tensor<2x2xi16> {
  %r = arith.select %c, %a, %b : tensor<2x2xi1>, tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}

func.func private @one(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}

func.func private @two(%a: i32) -> i32 {
  %c = arith.constant 2 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}

func.func @select_function(%c: i1, %a: i32) -> i32 {
  %1 = func.constant @one : (i32) -> i32
  %2 = func.constant @two : (i32) -> i32
  %f = arith.select %c, %1, %2 : (i32) -> i32
  %r = func.call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

func.func @select_unranked(%c: i1, %a: memref<*xi32>, %b: memref<*xi32>) -> index {
  %s = arith.select %c, %a, %b : memref<*xi32>
  %r = memref.rank %s : memref<*xi32>
  return %r : index
}
