// Between index and integers of any width.

func.func @index_cast_i1_to_index(%a: i1) -> index {
  %r = arith.index_cast %a : i1 to index
  return %r : index
}

func.func @index_cast_index_to_i1(%a: index) -> i1 {
  %r = arith.index_cast %a : index to i1
  return %r : i1
}

func.func @index_cast_i7_to_index(%a: i7) -> index {
  %r = arith.index_cast %a : i7 to index
  return %r : index
}

func.func @index_cast_index_to_i7(%a: index) -> i7 {
  %r = arith.index_cast %a : index to i7
  return %r : i7
}

func.func @index_cast_i8_to_index(%a: i8) -> index {
  %r = arith.index_cast %a : i8 to index
  return %r : index
}

func.func @index_cast_index_to_i8(%a: index) -> i8 {
  %r = arith.index_cast %a : index to i8
  return %r : i8
}

func.func @index_cast_i32_to_index(%a: i32) -> index {
  %r = arith.index_cast %a : i32 to index
  return %r : index
}

func.func @index_cast_index_to_i32(%a: index) -> i32 {
  %r = arith.index_cast %a : index to i32
  return %r : i32
}

func.func @index_cast_i33_to_index(%a: i33) -> index {
  %r = arith.index_cast %a : i33 to index
  return %r : index
}

func.func @index_cast_index_to_i33(%a: index) -> i33 {
  %r = arith.index_cast %a : index to i33
  return %r : i33
}

func.func @index_cast_i64_to_index(%a: i64) -> index {
  %r = arith.index_cast %a : i64 to index
  return %r : index
}

func.func @index_cast_index_to_i64(%a: index) -> i64 {
  %r = arith.index_cast %a : index to i64
  return %r : i64
}

func.func @index_cast_i128_to_index(%a: i128) -> index {
  %r = arith.index_cast %a : i128 to index
  return %r : index
}

func.func @index_cast_index_to_i128(%a: index) -> i128 {
  %r = arith.index_cast %a : index to i128
  return %r : i128
}

func.func @index_cast_v2xi32_to_v2xindex(%a: vector<2xi32>) -> vector<2xindex> {
  %r = arith.index_cast %a : vector<2xi32> to vector<2xindex>
  return %r : vector<2xindex>
}

func.func @index_cast_v2xindex_to_v2xi32(%a: vector<2xindex>) -> vector<2xi32> {
  %r = arith.index_cast %a : vector<2xindex> to vector<2xi32>
  return %r : vector<2xi32>
}

func.func @index_cast_t2x2xi8_to_t2x2xindex(%a: tensor<2x2xi8>) -> tensor<2x2xindex> {
  %r = arith.index_cast %a : tensor<2x2xi8> to tensor<2x2xindex>
  return %r : tensor<2x2xindex>
}

func.func @index_castui_i1_to_index(%a: i1) -> index {
  %r = arith.index_castui %a : i1 to index
  return %r : index
}

func.func @index_castui_index_to_i1(%a: index) -> i1 {
  %r = arith.index_castui %a : index to i1
  return %r : i1
}

func.func @index_castui_i7_to_index(%a: i7) -> index {
  %r = arith.index_castui %a : i7 to index
  return %r : index
}

func.func @index_castui_index_to_i7(%a: index) -> i7 {
  %r = arith.index_castui %a : index to i7
  return %r : i7
}

func.func @index_castui_i8_to_index(%a: i8) -> index {
  %r = arith.index_castui %a : i8 to index
  return %r : index
}

func.func @index_castui_index_to_i8(%a: index) -> i8 {
  %r = arith.index_castui %a : index to i8
  return %r : i8
}

func.func @index_castui_i32_to_index(%a: i32) -> index {
  %r = arith.index_castui %a : i32 to index
  return %r : index
}

func.func @index_castui_index_to_i32(%a: index) -> i32 {
  %r = arith.index_castui %a : index to i32
  return %r : i32
}

func.func @index_castui_i33_to_index(%a: i33) -> index {
  %r = arith.index_castui %a : i33 to index
  return %r : index
}

func.func @index_castui_index_to_i33(%a: index) -> i33 {
  %r = arith.index_castui %a : index to i33
  return %r : i33
}

func.func @index_castui_i64_to_index(%a: i64) -> index {
  %r = arith.index_castui %a : i64 to index
  return %r : index
}

func.func @index_castui_index_to_i64(%a: index) -> i64 {
  %r = arith.index_castui %a : index to i64
  return %r : i64
}

func.func @index_castui_i128_to_index(%a: i128) -> index {
  %r = arith.index_castui %a : i128 to index
  return %r : index
}

func.func @index_castui_index_to_i128(%a: index) -> i128 {
  %r = arith.index_castui %a : index to i128
  return %r : i128
}

func.func @index_castui_v2xi32_to_v2xindex(%a: vector<2xi32>) -> vector<2xindex> {
  %r = arith.index_castui %a : vector<2xi32> to vector<2xindex>
  return %r : vector<2xindex>
}

func.func @index_castui_v2xindex_to_v2xi32(%a: vector<2xindex>) -> vector<2xi32> {
  %r = arith.index_castui %a : vector<2xindex> to vector<2xi32>
  return %r : vector<2xi32>
}

func.func @index_castui_t2x2xi8_to_t2x2xindex(%a: tensor<2x2xi8>) -> tensor<2x2xindex> {
  %r = arith.index_castui %a : tensor<2x2xi8> to tensor<2x2xindex>
  return %r : tensor<2x2xindex>
}

func.func @index_cast_i65_to_index(%a: i65) -> index {
  %r = arith.index_cast %a : i65 to index
  return %r : index
}

func.func @index_cast_index_to_i65(%a: index) -> i65 {
  %r = arith.index_cast %a : index to i65
  return %r : i65
}

func.func @index_cast_i192_to_index(%a: i192) -> index {
  %r = arith.index_cast %a : i192 to index
  return %r : index
}

func.func @index_cast_index_to_i192(%a: index) -> i192 {
  %r = arith.index_cast %a : index to i192
  return %r : i192
}

func.func @index_cast_i256_to_index(%a: i256) -> index {
  %r = arith.index_cast %a : i256 to index
  return %r : index
}

func.func @index_cast_index_to_i256(%a: index) -> i256 {
  %r = arith.index_cast %a : index to i256
  return %r : i256
}

func.func @index_cast_i300_to_index(%a: i300) -> index {
  %r = arith.index_cast %a : i300 to index
  return %r : index
}

func.func @index_cast_index_to_i300(%a: index) -> i300 {
  %r = arith.index_cast %a : index to i300
  return %r : i300
}

func.func @index_castui_i65_to_index(%a: i65) -> index {
  %r = arith.index_castui %a : i65 to index
  return %r : index
}

func.func @index_castui_index_to_i65(%a: index) -> i65 {
  %r = arith.index_castui %a : index to i65
  return %r : i65
}

func.func @index_castui_i192_to_index(%a: i192) -> index {
  %r = arith.index_castui %a : i192 to index
  return %r : index
}

func.func @index_castui_index_to_i192(%a: index) -> i192 {
  %r = arith.index_castui %a : index to i192
  return %r : i192
}

func.func @index_castui_i256_to_index(%a: i256) -> index {
  %r = arith.index_castui %a : i256 to index
  return %r : index
}

func.func @index_castui_index_to_i256(%a: index) -> i256 {
  %r = arith.index_castui %a : index to i256
  return %r : i256
}

func.func @index_castui_i300_to_index(%a: i300) -> index {
  %r = arith.index_castui %a : i300 to index
  return %r : index
}

func.func @index_castui_index_to_i300(%a: index) -> i300 {
  %r = arith.index_castui %a : index to i300
  return %r : i300
}
