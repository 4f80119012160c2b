// The lesser and the greater, signed and unsigned.

func.func @minsi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.minsi %a, %b : i1
  return %r : i1
}

func.func @minsi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.minsi %a, %b : i7
  return %r : i7
}

func.func @minsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.minsi %a, %b : i8
  return %r : i8
}

func.func @minsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.minsi %a, %b : i32
  return %r : i32
}

func.func @minsi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.minsi %a, %b : i33
  return %r : i33
}

func.func @minsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.minsi %a, %b : i64
  return %r : i64
}

func.func @minsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.minsi %a, %b : i128
  return %r : i128
}

func.func @minsi_index(%a: index, %b: index) -> index {
  %r = arith.minsi %a, %b : index
  return %r : index
}

func.func @minsi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.minsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @minsi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.minsi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @minsi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.minsi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @minui_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.minui %a, %b : i1
  return %r : i1
}

func.func @minui_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.minui %a, %b : i7
  return %r : i7
}

func.func @minui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.minui %a, %b : i8
  return %r : i8
}

func.func @minui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.minui %a, %b : i32
  return %r : i32
}

func.func @minui_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.minui %a, %b : i33
  return %r : i33
}

func.func @minui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.minui %a, %b : i64
  return %r : i64
}

func.func @minui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.minui %a, %b : i128
  return %r : i128
}

func.func @minui_index(%a: index, %b: index) -> index {
  %r = arith.minui %a, %b : index
  return %r : index
}

func.func @minui_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.minui %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @minui_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.minui %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @minui_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.minui %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @maxsi_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.maxsi %a, %b : i1
  return %r : i1
}

func.func @maxsi_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.maxsi %a, %b : i7
  return %r : i7
}

func.func @maxsi_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.maxsi %a, %b : i8
  return %r : i8
}

func.func @maxsi_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}

func.func @maxsi_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.maxsi %a, %b : i33
  return %r : i33
}

func.func @maxsi_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}

func.func @maxsi_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.maxsi %a, %b : i128
  return %r : i128
}

func.func @maxsi_index(%a: index, %b: index) -> index {
  %r = arith.maxsi %a, %b : index
  return %r : index
}

func.func @maxsi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.maxsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxsi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.maxsi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @maxsi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.maxsi %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}

func.func @maxui_i1(%a: i1, %b: i1) -> i1 {
  %r = arith.maxui %a, %b : i1
  return %r : i1
}

func.func @maxui_i7(%a: i7, %b: i7) -> i7 {
  %r = arith.maxui %a, %b : i7
  return %r : i7
}

func.func @maxui_i8(%a: i8, %b: i8) -> i8 {
  %r = arith.maxui %a, %b : i8
  return %r : i8
}

func.func @maxui_i32(%a: i32, %b: i32) -> i32 {
  %r = arith.maxui %a, %b : i32
  return %r : i32
}

func.func @maxui_i33(%a: i33, %b: i33) -> i33 {
  %r = arith.maxui %a, %b : i33
  return %r : i33
}

func.func @maxui_i64(%a: i64, %b: i64) -> i64 {
  %r = arith.maxui %a, %b : i64
  return %r : i64
}

func.func @maxui_i128(%a: i128, %b: i128) -> i128 {
  %r = arith.maxui %a, %b : i128
  return %r : i128
}

func.func @maxui_index(%a: index, %b: index) -> index {
  %r = arith.maxui %a, %b : index
  return %r : index
}

func.func @maxui_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.maxui %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.maxui %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @maxui_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>) -> vector<3xi1> {
  %r = arith.maxui %a, %b : vector<3xi1>
  return %r : vector<3xi1>
}
