// Every fast-math flag: what it rules out is poison, otherwise the result is the plain one.

func.func @addf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @addf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @addf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @addf_f32_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<arcp> : f32
  return %r : f32
}

func.func @addf_f32_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<contract> : f32
  return %r : f32
}

func.func @addf_f32_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<afn> : f32
  return %r : f32
}

func.func @addf_f32_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<reassoc> : f32
  return %r : f32
}

func.func @addf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @subf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @subf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @subf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @subf_f32_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<arcp> : f32
  return %r : f32
}

func.func @subf_f32_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<contract> : f32
  return %r : f32
}

func.func @subf_f32_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<afn> : f32
  return %r : f32
}

func.func @subf_f32_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<reassoc> : f32
  return %r : f32
}

func.func @subf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @mulf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @mulf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @mulf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @mulf_f32_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<arcp> : f32
  return %r : f32
}

func.func @mulf_f32_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<contract> : f32
  return %r : f32
}

func.func @mulf_f32_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<afn> : f32
  return %r : f32
}

func.func @mulf_f32_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<reassoc> : f32
  return %r : f32
}

func.func @mulf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @divf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @divf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @divf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @divf_f32_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<arcp> : f32
  return %r : f32
}

func.func @divf_f32_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<contract> : f32
  return %r : f32
}

func.func @divf_f32_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<afn> : f32
  return %r : f32
}

func.func @divf_f32_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<reassoc> : f32
  return %r : f32
}

func.func @divf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @remf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @remf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @remf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @remf_f32_arcp(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<arcp> : f32
  return %r : f32
}

func.func @remf_f32_contract(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<contract> : f32
  return %r : f32
}

func.func @remf_f32_afn(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<afn> : f32
  return %r : f32
}

func.func @remf_f32_reassoc(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<reassoc> : f32
  return %r : f32
}

func.func @remf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @negf_f32_nnan(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<nnan> : f32
  return %r : f32
}

func.func @negf_f32_ninf(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<ninf> : f32
  return %r : f32
}

func.func @negf_f32_nsz(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<nsz> : f32
  return %r : f32
}

func.func @negf_f32_arcp(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<arcp> : f32
  return %r : f32
}

func.func @negf_f32_contract(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<contract> : f32
  return %r : f32
}

func.func @negf_f32_afn(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<afn> : f32
  return %r : f32
}

func.func @negf_f32_reassoc(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<reassoc> : f32
  return %r : f32
}

func.func @negf_f32_fast(%a: f32) -> f32 {
  %r = arith.negf %a fastmath<fast> : f32
  return %r : f32
}

func.func @addf_f16_nnan_ninf_nsz(%a: f16, %b: f16) -> f16 {
  %r = arith.addf %a, %b fastmath<nnan,ninf,nsz> : f16
  return %r : f16
}

func.func @subf_f16_nnan_ninf_nsz(%a: f16, %b: f16) -> f16 {
  %r = arith.subf %a, %b fastmath<nnan,ninf,nsz> : f16
  return %r : f16
}

func.func @mulf_f16_nnan_ninf_nsz(%a: f16, %b: f16) -> f16 {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,nsz> : f16
  return %r : f16
}

func.func @divf_f16_nnan_ninf_nsz(%a: f16, %b: f16) -> f16 {
  %r = arith.divf %a, %b fastmath<nnan,ninf,nsz> : f16
  return %r : f16
}

func.func @addf_bf16_nnan_ninf_nsz(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.addf %a, %b fastmath<nnan,ninf,nsz> : bf16
  return %r : bf16
}

func.func @subf_bf16_nnan_ninf_nsz(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.subf %a, %b fastmath<nnan,ninf,nsz> : bf16
  return %r : bf16
}

func.func @mulf_bf16_nnan_ninf_nsz(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,nsz> : bf16
  return %r : bf16
}

func.func @divf_bf16_nnan_ninf_nsz(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.divf %a, %b fastmath<nnan,ninf,nsz> : bf16
  return %r : bf16
}

func.func @addf_f64_nnan_ninf_nsz(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b fastmath<nnan,ninf,nsz> : f64
  return %r : f64
}

func.func @subf_f64_nnan_ninf_nsz(%a: f64, %b: f64) -> f64 {
  %r = arith.subf %a, %b fastmath<nnan,ninf,nsz> : f64
  return %r : f64
}

func.func @mulf_f64_nnan_ninf_nsz(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,nsz> : f64
  return %r : f64
}

func.func @divf_f64_nnan_ninf_nsz(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b fastmath<nnan,ninf,nsz> : f64
  return %r : f64
}

func.func @addf_v4xf32_nnan_ninf_nsz(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.addf %a, %b fastmath<nnan,ninf,nsz> : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @subf_v4xf32_nnan_ninf_nsz(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.subf %a, %b fastmath<nnan,ninf,nsz> : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @mulf_v4xf32_nnan_ninf_nsz(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.mulf %a, %b fastmath<nnan,ninf,nsz> : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @divf_v4xf32_nnan_ninf_nsz(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.divf %a, %b fastmath<nnan,ninf,nsz> : vector<4xf32>
  return %r : vector<4xf32>
}
