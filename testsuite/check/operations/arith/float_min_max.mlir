// The lesser and the greater: maximumf and minimumf give NaN for NaN, maxnumf and minnumf the number.

func.func @maximumf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.maximumf %a, %b : f16
  return %r : f16
}

func.func @maximumf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.maximumf %a, %b : bf16
  return %r : bf16
}

func.func @maximumf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}

func.func @maximumf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.maximumf %a, %b : f64
  return %r : f64
}

func.func @maximumf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}

func.func @maximumf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.maximumf %a, %b : f128
  return %r : f128
}

func.func @maximumf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.maximumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @maximumf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.maximumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @maximumf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.maximumf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @maximumf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.maximumf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @maximumf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.maximumf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @minimumf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.minimumf %a, %b : f16
  return %r : f16
}

func.func @minimumf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.minimumf %a, %b : bf16
  return %r : bf16
}

func.func @minimumf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}

func.func @minimumf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.minimumf %a, %b : f64
  return %r : f64
}

func.func @minimumf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.minimumf %a, %b : f80
  return %r : f80
}

func.func @minimumf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}

func.func @minimumf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.minimumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @minimumf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.minimumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @minimumf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.minimumf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @minimumf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.minimumf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @minimumf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.minimumf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @maxnumf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.maxnumf %a, %b : f16
  return %r : f16
}

func.func @maxnumf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}

func.func @maxnumf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}

func.func @maxnumf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.maxnumf %a, %b : f64
  return %r : f64
}

func.func @maxnumf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.maxnumf %a, %b : f80
  return %r : f80
}

func.func @maxnumf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.maxnumf %a, %b : f128
  return %r : f128
}

func.func @maxnumf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.maxnumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @maxnumf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.maxnumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @maxnumf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.maxnumf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @maxnumf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.maxnumf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @maxnumf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.maxnumf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @minnumf_f16(%a: f16, %b: f16) -> f16 {
  %r = arith.minnumf %a, %b : f16
  return %r : f16
}

func.func @minnumf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.minnumf %a, %b : bf16
  return %r : bf16
}

func.func @minnumf_f32(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}

func.func @minnumf_f64(%a: f64, %b: f64) -> f64 {
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}

func.func @minnumf_f80(%a: f80, %b: f80) -> f80 {
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}

func.func @minnumf_f128(%a: f128, %b: f128) -> f128 {
  %r = arith.minnumf %a, %b : f128
  return %r : f128
}

func.func @minnumf_v4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.minnumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @minnumf_v2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.minnumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}

func.func @minnumf_v3xf16(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> {
  %r = arith.minnumf %a, %b : vector<3xf16>
  return %r : vector<3xf16>
}

func.func @minnumf_v3xbf16(%a: vector<3xbf16>, %b: vector<3xbf16>) -> vector<3xbf16> {
  %r = arith.minnumf %a, %b : vector<3xbf16>
  return %r : vector<3xbf16>
}

func.func @minnumf_t2xf32(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.minnumf %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @maximumf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @maximumf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @maximumf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @maximumf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @minimumf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @minimumf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @minimumf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @minimumf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @maxnumf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @maxnumf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @maxnumf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @maxnumf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<fast> : f32
  return %r : f32
}

func.func @minnumf_f32_nnan(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<nnan> : f32
  return %r : f32
}

func.func @minnumf_f32_ninf(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<ninf> : f32
  return %r : f32
}

func.func @minnumf_f32_nsz(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<nsz> : f32
  return %r : f32
}

func.func @minnumf_f32_fast(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b fastmath<fast> : f32
  return %r : f32
}
