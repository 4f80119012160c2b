// Absolute values and counts of bits.
func.func @absi_i1(%a: i1) -> i1 {
  %r = math.absi %a : i1
  return %r : i1
}

func.func @absi_i7(%a: i7) -> i7 {
  %r = math.absi %a : i7
  return %r : i7
}

func.func @absi_i8(%a: i8) -> i8 {
  %r = math.absi %a : i8
  return %r : i8
}

func.func @absi_i16(%a: i16) -> i16 {
  %r = math.absi %a : i16
  return %r : i16
}

func.func @absi_i32(%a: i32) -> i32 {
  %r = math.absi %a : i32
  return %r : i32
}

func.func @absi_i33(%a: i33) -> i33 {
  %r = math.absi %a : i33
  return %r : i33
}

func.func @absi_i64(%a: i64) -> i64 {
  %r = math.absi %a : i64
  return %r : i64
}

func.func @absi_i128(%a: i128) -> i128 {
  %r = math.absi %a : i128
  return %r : i128
}

func.func @absi_index(%a: index) -> index {
  %r = math.absi %a : index
  return %r : index
}

func.func @absi_v4xi32(%a: vector<4xi32>) -> vector<4xi32> {
  %r = math.absi %a : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @absi_v2x2xi8(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = math.absi %a : vector<2x2xi8>
  return %r : vector<2x2xi8>
}

func.func @absi_t3xi16(%a: tensor<3xi16>) -> tensor<3xi16> {
  %r = math.absi %a : tensor<3xi16>
  return %r : tensor<3xi16>
}

func.func @ctlz_i1(%a: i1) -> i1 {
  %r = math.ctlz %a : i1
  return %r : i1
}

func.func @ctlz_i7(%a: i7) -> i7 {
  %r = math.ctlz %a : i7
  return %r : i7
}

func.func @ctlz_i8(%a: i8) -> i8 {
  %r = math.ctlz %a : i8
  return %r : i8
}

func.func @ctlz_i16(%a: i16) -> i16 {
  %r = math.ctlz %a : i16
  return %r : i16
}

func.func @ctlz_i32(%a: i32) -> i32 {
  %r = math.ctlz %a : i32
  return %r : i32
}

func.func @ctlz_i33(%a: i33) -> i33 {
  %r = math.ctlz %a : i33
  return %r : i33
}

func.func @ctlz_i64(%a: i64) -> i64 {
  %r = math.ctlz %a : i64
  return %r : i64
}

func.func @ctlz_i128(%a: i128) -> i128 {
  %r = math.ctlz %a : i128
  return %r : i128
}

func.func @ctlz_index(%a: index) -> index {
  %r = math.ctlz %a : index
  return %r : index
}

func.func @ctlz_v4xi32(%a: vector<4xi32>) -> vector<4xi32> {
  %r = math.ctlz %a : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ctlz_v2x2xi8(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = math.ctlz %a : vector<2x2xi8>
  return %r : vector<2x2xi8>
}

func.func @ctlz_t3xi16(%a: tensor<3xi16>) -> tensor<3xi16> {
  %r = math.ctlz %a : tensor<3xi16>
  return %r : tensor<3xi16>
}

func.func @cttz_i1(%a: i1) -> i1 {
  %r = math.cttz %a : i1
  return %r : i1
}

func.func @cttz_i7(%a: i7) -> i7 {
  %r = math.cttz %a : i7
  return %r : i7
}

func.func @cttz_i8(%a: i8) -> i8 {
  %r = math.cttz %a : i8
  return %r : i8
}

func.func @cttz_i16(%a: i16) -> i16 {
  %r = math.cttz %a : i16
  return %r : i16
}

func.func @cttz_i32(%a: i32) -> i32 {
  %r = math.cttz %a : i32
  return %r : i32
}

func.func @cttz_i33(%a: i33) -> i33 {
  %r = math.cttz %a : i33
  return %r : i33
}

func.func @cttz_i64(%a: i64) -> i64 {
  %r = math.cttz %a : i64
  return %r : i64
}

func.func @cttz_i128(%a: i128) -> i128 {
  %r = math.cttz %a : i128
  return %r : i128
}

func.func @cttz_index(%a: index) -> index {
  %r = math.cttz %a : index
  return %r : index
}

func.func @cttz_v4xi32(%a: vector<4xi32>) -> vector<4xi32> {
  %r = math.cttz %a : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @cttz_v2x2xi8(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = math.cttz %a : vector<2x2xi8>
  return %r : vector<2x2xi8>
}

func.func @cttz_t3xi16(%a: tensor<3xi16>) -> tensor<3xi16> {
  %r = math.cttz %a : tensor<3xi16>
  return %r : tensor<3xi16>
}

func.func @ctpop_i1(%a: i1) -> i1 {
  %r = math.ctpop %a : i1
  return %r : i1
}

func.func @ctpop_i7(%a: i7) -> i7 {
  %r = math.ctpop %a : i7
  return %r : i7
}

func.func @ctpop_i8(%a: i8) -> i8 {
  %r = math.ctpop %a : i8
  return %r : i8
}

func.func @ctpop_i16(%a: i16) -> i16 {
  %r = math.ctpop %a : i16
  return %r : i16
}

func.func @ctpop_i32(%a: i32) -> i32 {
  %r = math.ctpop %a : i32
  return %r : i32
}

func.func @ctpop_i33(%a: i33) -> i33 {
  %r = math.ctpop %a : i33
  return %r : i33
}

func.func @ctpop_i64(%a: i64) -> i64 {
  %r = math.ctpop %a : i64
  return %r : i64
}

func.func @ctpop_i128(%a: i128) -> i128 {
  %r = math.ctpop %a : i128
  return %r : i128
}

func.func @ctpop_index(%a: index) -> index {
  %r = math.ctpop %a : index
  return %r : index
}

func.func @ctpop_v4xi32(%a: vector<4xi32>) -> vector<4xi32> {
  %r = math.ctpop %a : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @ctpop_v2x2xi8(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = math.ctpop %a : vector<2x2xi8>
  return %r : vector<2x2xi8>
}

func.func @ctpop_t3xi16(%a: tensor<3xi16>) -> tensor<3xi16> {
  %r = math.ctpop %a : tensor<3xi16>
  return %r : tensor<3xi16>
}
