// Integer powers: modulo 2^n; to a negative power the reciprocal toward zero.
func.func @ipowi_i1(%a: i1, %b: i1) -> i1 {
  %r = math.ipowi %a, %b : i1
  return %r : i1
}

func.func @ipowi_i7(%a: i7, %b: i7) -> i7 {
  %r = math.ipowi %a, %b : i7
  return %r : i7
}

func.func @ipowi_i8(%a: i8, %b: i8) -> i8 {
  %r = math.ipowi %a, %b : i8
  return %r : i8
}

func.func @ipowi_i16(%a: i16, %b: i16) -> i16 {
  %r = math.ipowi %a, %b : i16
  return %r : i16
}

func.func @ipowi_i32(%a: i32, %b: i32) -> i32 {
  %r = math.ipowi %a, %b : i32
  return %r : i32
}

func.func @ipowi_i33(%a: i33, %b: i33) -> i33 {
  %r = math.ipowi %a, %b : i33
  return %r : i33
}

func.func @ipowi_i64(%a: i64, %b: i64) -> i64 {
  %r = math.ipowi %a, %b : i64
  return %r : i64
}

func.func @ipowi_i128(%a: i128, %b: i128) -> i128 {
  %r = math.ipowi %a, %b : i128
  return %r : i128
}

func.func @ipowi_index(%a: index, %b: index) -> index {
  %r = math.ipowi %a, %b : index
  return %r : index
}

func.func @ipowi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = math.ipowi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ipowi_v2x2xi8(%a: vector<2x2xi8>, %b: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = math.ipowi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
