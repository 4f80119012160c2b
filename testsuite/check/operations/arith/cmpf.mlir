// All predicates on one pair.

func.func @cmpf_f16(%a: f16, %b: f16)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : f16
  %oeq = arith.cmpf oeq, %a, %b : f16
  %ogt = arith.cmpf ogt, %a, %b : f16
  %oge = arith.cmpf oge, %a, %b : f16
  %olt = arith.cmpf olt, %a, %b : f16
  %ole = arith.cmpf ole, %a, %b : f16
  %one = arith.cmpf one, %a, %b : f16
  %ord = arith.cmpf ord, %a, %b : f16
  %ueq = arith.cmpf ueq, %a, %b : f16
  %ugt = arith.cmpf ugt, %a, %b : f16
  %uge = arith.cmpf uge, %a, %b : f16
  %ult = arith.cmpf ult, %a, %b : f16
  %ule = arith.cmpf ule, %a, %b : f16
  %une = arith.cmpf une, %a, %b : f16
  %uno = arith.cmpf uno, %a, %b : f16
  %true = arith.cmpf true, %a, %b : f16
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_bf16(%a: bf16, %b: bf16)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : bf16
  %oeq = arith.cmpf oeq, %a, %b : bf16
  %ogt = arith.cmpf ogt, %a, %b : bf16
  %oge = arith.cmpf oge, %a, %b : bf16
  %olt = arith.cmpf olt, %a, %b : bf16
  %ole = arith.cmpf ole, %a, %b : bf16
  %one = arith.cmpf one, %a, %b : bf16
  %ord = arith.cmpf ord, %a, %b : bf16
  %ueq = arith.cmpf ueq, %a, %b : bf16
  %ugt = arith.cmpf ugt, %a, %b : bf16
  %uge = arith.cmpf uge, %a, %b : bf16
  %ult = arith.cmpf ult, %a, %b : bf16
  %ule = arith.cmpf ule, %a, %b : bf16
  %une = arith.cmpf une, %a, %b : bf16
  %uno = arith.cmpf uno, %a, %b : bf16
  %true = arith.cmpf true, %a, %b : bf16
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_f32(%a: f32, %b: f32)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : f32
  %oeq = arith.cmpf oeq, %a, %b : f32
  %ogt = arith.cmpf ogt, %a, %b : f32
  %oge = arith.cmpf oge, %a, %b : f32
  %olt = arith.cmpf olt, %a, %b : f32
  %ole = arith.cmpf ole, %a, %b : f32
  %one = arith.cmpf one, %a, %b : f32
  %ord = arith.cmpf ord, %a, %b : f32
  %ueq = arith.cmpf ueq, %a, %b : f32
  %ugt = arith.cmpf ugt, %a, %b : f32
  %uge = arith.cmpf uge, %a, %b : f32
  %ult = arith.cmpf ult, %a, %b : f32
  %ule = arith.cmpf ule, %a, %b : f32
  %une = arith.cmpf une, %a, %b : f32
  %uno = arith.cmpf uno, %a, %b : f32
  %true = arith.cmpf true, %a, %b : f32
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_f64(%a: f64, %b: f64)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : f64
  %oeq = arith.cmpf oeq, %a, %b : f64
  %ogt = arith.cmpf ogt, %a, %b : f64
  %oge = arith.cmpf oge, %a, %b : f64
  %olt = arith.cmpf olt, %a, %b : f64
  %ole = arith.cmpf ole, %a, %b : f64
  %one = arith.cmpf one, %a, %b : f64
  %ord = arith.cmpf ord, %a, %b : f64
  %ueq = arith.cmpf ueq, %a, %b : f64
  %ugt = arith.cmpf ugt, %a, %b : f64
  %uge = arith.cmpf uge, %a, %b : f64
  %ult = arith.cmpf ult, %a, %b : f64
  %ule = arith.cmpf ule, %a, %b : f64
  %une = arith.cmpf une, %a, %b : f64
  %uno = arith.cmpf uno, %a, %b : f64
  %true = arith.cmpf true, %a, %b : f64
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_f80(%a: f80, %b: f80)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : f80
  %oeq = arith.cmpf oeq, %a, %b : f80
  %ogt = arith.cmpf ogt, %a, %b : f80
  %oge = arith.cmpf oge, %a, %b : f80
  %olt = arith.cmpf olt, %a, %b : f80
  %ole = arith.cmpf ole, %a, %b : f80
  %one = arith.cmpf one, %a, %b : f80
  %ord = arith.cmpf ord, %a, %b : f80
  %ueq = arith.cmpf ueq, %a, %b : f80
  %ugt = arith.cmpf ugt, %a, %b : f80
  %uge = arith.cmpf uge, %a, %b : f80
  %ult = arith.cmpf ult, %a, %b : f80
  %ule = arith.cmpf ule, %a, %b : f80
  %une = arith.cmpf une, %a, %b : f80
  %uno = arith.cmpf uno, %a, %b : f80
  %true = arith.cmpf true, %a, %b : f80
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_f128(%a: f128, %b: f128)
    -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %false = arith.cmpf false, %a, %b : f128
  %oeq = arith.cmpf oeq, %a, %b : f128
  %ogt = arith.cmpf ogt, %a, %b : f128
  %oge = arith.cmpf oge, %a, %b : f128
  %olt = arith.cmpf olt, %a, %b : f128
  %ole = arith.cmpf ole, %a, %b : f128
  %one = arith.cmpf one, %a, %b : f128
  %ord = arith.cmpf ord, %a, %b : f128
  %ueq = arith.cmpf ueq, %a, %b : f128
  %ugt = arith.cmpf ugt, %a, %b : f128
  %uge = arith.cmpf uge, %a, %b : f128
  %ult = arith.cmpf ult, %a, %b : f128
  %ule = arith.cmpf ule, %a, %b : f128
  %une = arith.cmpf une, %a, %b : f128
  %uno = arith.cmpf uno, %a, %b : f128
  %true = arith.cmpf true, %a, %b : f128
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @cmpf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>)
    -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %false = arith.cmpf false, %a, %b : vector<4xf32>
  %oeq = arith.cmpf oeq, %a, %b : vector<4xf32>
  %ogt = arith.cmpf ogt, %a, %b : vector<4xf32>
  %oge = arith.cmpf oge, %a, %b : vector<4xf32>
  %olt = arith.cmpf olt, %a, %b : vector<4xf32>
  %ole = arith.cmpf ole, %a, %b : vector<4xf32>
  %one = arith.cmpf one, %a, %b : vector<4xf32>
  %ord = arith.cmpf ord, %a, %b : vector<4xf32>
  %ueq = arith.cmpf ueq, %a, %b : vector<4xf32>
  %ugt = arith.cmpf ugt, %a, %b : vector<4xf32>
  %uge = arith.cmpf uge, %a, %b : vector<4xf32>
  %ult = arith.cmpf ult, %a, %b : vector<4xf32>
  %ule = arith.cmpf ule, %a, %b : vector<4xf32>
  %une = arith.cmpf une, %a, %b : vector<4xf32>
  %uno = arith.cmpf uno, %a, %b : vector<4xf32>
  %true = arith.cmpf true, %a, %b : vector<4xf32>
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

func.func @cmpf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>)
    -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>) {
  %false = arith.cmpf false, %a, %b : vector<2x2xf64>
  %oeq = arith.cmpf oeq, %a, %b : vector<2x2xf64>
  %ogt = arith.cmpf ogt, %a, %b : vector<2x2xf64>
  %oge = arith.cmpf oge, %a, %b : vector<2x2xf64>
  %olt = arith.cmpf olt, %a, %b : vector<2x2xf64>
  %ole = arith.cmpf ole, %a, %b : vector<2x2xf64>
  %one = arith.cmpf one, %a, %b : vector<2x2xf64>
  %ord = arith.cmpf ord, %a, %b : vector<2x2xf64>
  %ueq = arith.cmpf ueq, %a, %b : vector<2x2xf64>
  %ugt = arith.cmpf ugt, %a, %b : vector<2x2xf64>
  %uge = arith.cmpf uge, %a, %b : vector<2x2xf64>
  %ult = arith.cmpf ult, %a, %b : vector<2x2xf64>
  %ule = arith.cmpf ule, %a, %b : vector<2x2xf64>
  %une = arith.cmpf une, %a, %b : vector<2x2xf64>
  %uno = arith.cmpf uno, %a, %b : vector<2x2xf64>
  %true = arith.cmpf true, %a, %b : vector<2x2xf64>
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>
}

func.func @cmpf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>)
    -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %false = arith.cmpf false, %a, %b : vector<3xf16>
  %oeq = arith.cmpf oeq, %a, %b : vector<3xf16>
  %ogt = arith.cmpf ogt, %a, %b : vector<3xf16>
  %oge = arith.cmpf oge, %a, %b : vector<3xf16>
  %olt = arith.cmpf olt, %a, %b : vector<3xf16>
  %ole = arith.cmpf ole, %a, %b : vector<3xf16>
  %one = arith.cmpf one, %a, %b : vector<3xf16>
  %ord = arith.cmpf ord, %a, %b : vector<3xf16>
  %ueq = arith.cmpf ueq, %a, %b : vector<3xf16>
  %ugt = arith.cmpf ugt, %a, %b : vector<3xf16>
  %uge = arith.cmpf uge, %a, %b : vector<3xf16>
  %ult = arith.cmpf ult, %a, %b : vector<3xf16>
  %ule = arith.cmpf ule, %a, %b : vector<3xf16>
  %une = arith.cmpf une, %a, %b : vector<3xf16>
  %uno = arith.cmpf uno, %a, %b : vector<3xf16>
  %true = arith.cmpf true, %a, %b : vector<3xf16>
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

func.func @cmpf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>)
    -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %false = arith.cmpf false, %a, %b : vector<3xbf16>
  %oeq = arith.cmpf oeq, %a, %b : vector<3xbf16>
  %ogt = arith.cmpf ogt, %a, %b : vector<3xbf16>
  %oge = arith.cmpf oge, %a, %b : vector<3xbf16>
  %olt = arith.cmpf olt, %a, %b : vector<3xbf16>
  %ole = arith.cmpf ole, %a, %b : vector<3xbf16>
  %one = arith.cmpf one, %a, %b : vector<3xbf16>
  %ord = arith.cmpf ord, %a, %b : vector<3xbf16>
  %ueq = arith.cmpf ueq, %a, %b : vector<3xbf16>
  %ugt = arith.cmpf ugt, %a, %b : vector<3xbf16>
  %uge = arith.cmpf uge, %a, %b : vector<3xbf16>
  %ult = arith.cmpf ult, %a, %b : vector<3xbf16>
  %ule = arith.cmpf ule, %a, %b : vector<3xbf16>
  %une = arith.cmpf une, %a, %b : vector<3xbf16>
  %uno = arith.cmpf uno, %a, %b : vector<3xbf16>
  %true = arith.cmpf true, %a, %b : vector<3xbf16>
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

func.func @cmpf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>)
    -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %false = arith.cmpf false, %a, %b : tensor<2xf32>
  %oeq = arith.cmpf oeq, %a, %b : tensor<2xf32>
  %ogt = arith.cmpf ogt, %a, %b : tensor<2xf32>
  %oge = arith.cmpf oge, %a, %b : tensor<2xf32>
  %olt = arith.cmpf olt, %a, %b : tensor<2xf32>
  %ole = arith.cmpf ole, %a, %b : tensor<2xf32>
  %one = arith.cmpf one, %a, %b : tensor<2xf32>
  %ord = arith.cmpf ord, %a, %b : tensor<2xf32>
  %ueq = arith.cmpf ueq, %a, %b : tensor<2xf32>
  %ugt = arith.cmpf ugt, %a, %b : tensor<2xf32>
  %uge = arith.cmpf uge, %a, %b : tensor<2xf32>
  %ult = arith.cmpf ult, %a, %b : tensor<2xf32>
  %ule = arith.cmpf ule, %a, %b : tensor<2xf32>
  %une = arith.cmpf une, %a, %b : tensor<2xf32>
  %uno = arith.cmpf uno, %a, %b : tensor<2xf32>
  %true = arith.cmpf true, %a, %b : tensor<2xf32>
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno, %true
    : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}

func.func @cmpf_olt_f32_nnan(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<nnan> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_ninf(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<ninf> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_nsz(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<nsz> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_arcp(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<arcp> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_contract(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<contract> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_afn(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<afn> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_reassoc(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<reassoc> : f32
  return %r : i1
}

func.func @cmpf_olt_f32_fast(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<fast> : f32
  return %r : i1
}
