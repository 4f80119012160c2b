// All predicates on one pair: eq ne slt sle sgt sge ult ule ugt uge.

func.func @cmpi_i1(%a: i1, %b: i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i1
  %ne = arith.cmpi ne, %a, %b : i1
  %slt = arith.cmpi slt, %a, %b : i1
  %sle = arith.cmpi sle, %a, %b : i1
  %sgt = arith.cmpi sgt, %a, %b : i1
  %sge = arith.cmpi sge, %a, %b : i1
  %ult = arith.cmpi ult, %a, %b : i1
  %ule = arith.cmpi ule, %a, %b : i1
  %ugt = arith.cmpi ugt, %a, %b : i1
  %uge = arith.cmpi uge, %a, %b : i1
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i7(%a: i7, %b: i7) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i7
  %ne = arith.cmpi ne, %a, %b : i7
  %slt = arith.cmpi slt, %a, %b : i7
  %sle = arith.cmpi sle, %a, %b : i7
  %sgt = arith.cmpi sgt, %a, %b : i7
  %sge = arith.cmpi sge, %a, %b : i7
  %ult = arith.cmpi ult, %a, %b : i7
  %ule = arith.cmpi ule, %a, %b : i7
  %ugt = arith.cmpi ugt, %a, %b : i7
  %uge = arith.cmpi uge, %a, %b : i7
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i8(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i8
  %ne = arith.cmpi ne, %a, %b : i8
  %slt = arith.cmpi slt, %a, %b : i8
  %sle = arith.cmpi sle, %a, %b : i8
  %sgt = arith.cmpi sgt, %a, %b : i8
  %sge = arith.cmpi sge, %a, %b : i8
  %ult = arith.cmpi ult, %a, %b : i8
  %ule = arith.cmpi ule, %a, %b : i8
  %ugt = arith.cmpi ugt, %a, %b : i8
  %uge = arith.cmpi uge, %a, %b : i8
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i16(%a: i16, %b: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i16
  %ne = arith.cmpi ne, %a, %b : i16
  %slt = arith.cmpi slt, %a, %b : i16
  %sle = arith.cmpi sle, %a, %b : i16
  %sgt = arith.cmpi sgt, %a, %b : i16
  %sge = arith.cmpi sge, %a, %b : i16
  %ult = arith.cmpi ult, %a, %b : i16
  %ule = arith.cmpi ule, %a, %b : i16
  %ugt = arith.cmpi ugt, %a, %b : i16
  %uge = arith.cmpi uge, %a, %b : i16
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i32(%a: i32, %b: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i32
  %ne = arith.cmpi ne, %a, %b : i32
  %slt = arith.cmpi slt, %a, %b : i32
  %sle = arith.cmpi sle, %a, %b : i32
  %sgt = arith.cmpi sgt, %a, %b : i32
  %sge = arith.cmpi sge, %a, %b : i32
  %ult = arith.cmpi ult, %a, %b : i32
  %ule = arith.cmpi ule, %a, %b : i32
  %ugt = arith.cmpi ugt, %a, %b : i32
  %uge = arith.cmpi uge, %a, %b : i32
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i33(%a: i33, %b: i33) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i33
  %ne = arith.cmpi ne, %a, %b : i33
  %slt = arith.cmpi slt, %a, %b : i33
  %sle = arith.cmpi sle, %a, %b : i33
  %sgt = arith.cmpi sgt, %a, %b : i33
  %sge = arith.cmpi sge, %a, %b : i33
  %ult = arith.cmpi ult, %a, %b : i33
  %ule = arith.cmpi ule, %a, %b : i33
  %ugt = arith.cmpi ugt, %a, %b : i33
  %uge = arith.cmpi uge, %a, %b : i33
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i64(%a: i64, %b: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i64
  %ne = arith.cmpi ne, %a, %b : i64
  %slt = arith.cmpi slt, %a, %b : i64
  %sle = arith.cmpi sle, %a, %b : i64
  %sgt = arith.cmpi sgt, %a, %b : i64
  %sge = arith.cmpi sge, %a, %b : i64
  %ult = arith.cmpi ult, %a, %b : i64
  %ule = arith.cmpi ule, %a, %b : i64
  %ugt = arith.cmpi ugt, %a, %b : i64
  %uge = arith.cmpi uge, %a, %b : i64
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_i128(%a: i128, %b: i128) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i128
  %ne = arith.cmpi ne, %a, %b : i128
  %slt = arith.cmpi slt, %a, %b : i128
  %sle = arith.cmpi sle, %a, %b : i128
  %sgt = arith.cmpi sgt, %a, %b : i128
  %sge = arith.cmpi sge, %a, %b : i128
  %ult = arith.cmpi ult, %a, %b : i128
  %ule = arith.cmpi ule, %a, %b : i128
  %ugt = arith.cmpi ugt, %a, %b : i128
  %uge = arith.cmpi uge, %a, %b : i128
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_index(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : index
  %ne = arith.cmpi ne, %a, %b : index
  %slt = arith.cmpi slt, %a, %b : index
  %sle = arith.cmpi sle, %a, %b : index
  %sgt = arith.cmpi sgt, %a, %b : index
  %sge = arith.cmpi sge, %a, %b : index
  %ult = arith.cmpi ult, %a, %b : index
  %ule = arith.cmpi ule, %a, %b : index
  %ugt = arith.cmpi ugt, %a, %b : index
  %uge = arith.cmpi uge, %a, %b : index
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpi_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>)
    -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %eq = arith.cmpi eq, %a, %b : vector<4xi32>
  %ne = arith.cmpi ne, %a, %b : vector<4xi32>
  %slt = arith.cmpi slt, %a, %b : vector<4xi32>
  %sle = arith.cmpi sle, %a, %b : vector<4xi32>
  %sgt = arith.cmpi sgt, %a, %b : vector<4xi32>
  %sge = arith.cmpi sge, %a, %b : vector<4xi32>
  %ult = arith.cmpi ult, %a, %b : vector<4xi32>
  %ule = arith.cmpi ule, %a, %b : vector<4xi32>
  %ugt = arith.cmpi ugt, %a, %b : vector<4xi32>
  %uge = arith.cmpi uge, %a, %b : vector<4xi32>
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

func.func @cmpi_v2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>)
    -> (vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>) {
  %eq = arith.cmpi eq, %a, %b : vector<2x3xi8>
  %ne = arith.cmpi ne, %a, %b : vector<2x3xi8>
  %slt = arith.cmpi slt, %a, %b : vector<2x3xi8>
  %sle = arith.cmpi sle, %a, %b : vector<2x3xi8>
  %sgt = arith.cmpi sgt, %a, %b : vector<2x3xi8>
  %sge = arith.cmpi sge, %a, %b : vector<2x3xi8>
  %ult = arith.cmpi ult, %a, %b : vector<2x3xi8>
  %ule = arith.cmpi ule, %a, %b : vector<2x3xi8>
  %ugt = arith.cmpi ugt, %a, %b : vector<2x3xi8>
  %uge = arith.cmpi uge, %a, %b : vector<2x3xi8>
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<2x3xi1>
}

func.func @cmpi_v3xi1(%a: vector<3xi1>, %b: vector<3xi1>)
    -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %eq = arith.cmpi eq, %a, %b : vector<3xi1>
  %ne = arith.cmpi ne, %a, %b : vector<3xi1>
  %slt = arith.cmpi slt, %a, %b : vector<3xi1>
  %sle = arith.cmpi sle, %a, %b : vector<3xi1>
  %sgt = arith.cmpi sgt, %a, %b : vector<3xi1>
  %sge = arith.cmpi sge, %a, %b : vector<3xi1>
  %ult = arith.cmpi ult, %a, %b : vector<3xi1>
  %ule = arith.cmpi ule, %a, %b : vector<3xi1>
  %ugt = arith.cmpi ugt, %a, %b : vector<3xi1>
  %uge = arith.cmpi uge, %a, %b : vector<3xi1>
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

func.func @cmpi_v2xindex(%a: vector<2xindex>, %b: vector<2xindex>)
    -> (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) {
  %eq = arith.cmpi eq, %a, %b : vector<2xindex>
  %ne = arith.cmpi ne, %a, %b : vector<2xindex>
  %slt = arith.cmpi slt, %a, %b : vector<2xindex>
  %sle = arith.cmpi sle, %a, %b : vector<2xindex>
  %sgt = arith.cmpi sgt, %a, %b : vector<2xindex>
  %sge = arith.cmpi sge, %a, %b : vector<2xindex>
  %ult = arith.cmpi ult, %a, %b : vector<2xindex>
  %ule = arith.cmpi ule, %a, %b : vector<2xindex>
  %ugt = arith.cmpi ugt, %a, %b : vector<2xindex>
  %uge = arith.cmpi uge, %a, %b : vector<2xindex>
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>
}

func.func @cmpi_t2x2xi16(%a: tensor<2x2xi16>, %b: tensor<2x2xi16>)
    -> (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) {
  %eq = arith.cmpi eq, %a, %b : tensor<2x2xi16>
  %ne = arith.cmpi ne, %a, %b : tensor<2x2xi16>
  %slt = arith.cmpi slt, %a, %b : tensor<2x2xi16>
  %sle = arith.cmpi sle, %a, %b : tensor<2x2xi16>
  %sgt = arith.cmpi sgt, %a, %b : tensor<2x2xi16>
  %sge = arith.cmpi sge, %a, %b : tensor<2x2xi16>
  %ult = arith.cmpi ult, %a, %b : tensor<2x2xi16>
  %ule = arith.cmpi ule, %a, %b : tensor<2x2xi16>
  %ugt = arith.cmpi ugt, %a, %b : tensor<2x2xi16>
  %uge = arith.cmpi uge, %a, %b : tensor<2x2xi16>
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge
    : tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>
}
