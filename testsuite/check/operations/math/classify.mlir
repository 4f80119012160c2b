// What kind of number a float is.
func.func @isfinite_f16(%a: f16) -> i1 {
  %r = math.isfinite %a : f16
  return %r : i1
}

func.func @isfinite_bf16(%a: bf16) -> i1 {
  %r = math.isfinite %a : bf16
  return %r : i1
}

func.func @isfinite_f32(%a: f32) -> i1 {
  %r = math.isfinite %a : f32
  return %r : i1
}

func.func @isfinite_f64(%a: f64) -> i1 {
  %r = math.isfinite %a : f64
  return %r : i1
}

func.func @isfinite_v3xf32(%a: vector<3xf32>) -> vector<3xi1> {
  %r = math.isfinite %a : vector<3xf32>
  return %r : vector<3xi1>
}

func.func @isfinite_v2x2xbf16(%a: vector<2x2xbf16>) -> vector<2x2xi1> {
  %r = math.isfinite %a : vector<2x2xbf16>
  return %r : vector<2x2xi1>
}

func.func @isinf_f16(%a: f16) -> i1 {
  %r = math.isinf %a : f16
  return %r : i1
}

func.func @isinf_bf16(%a: bf16) -> i1 {
  %r = math.isinf %a : bf16
  return %r : i1
}

func.func @isinf_f32(%a: f32) -> i1 {
  %r = math.isinf %a : f32
  return %r : i1
}

func.func @isinf_f64(%a: f64) -> i1 {
  %r = math.isinf %a : f64
  return %r : i1
}

func.func @isinf_v3xf32(%a: vector<3xf32>) -> vector<3xi1> {
  %r = math.isinf %a : vector<3xf32>
  return %r : vector<3xi1>
}

func.func @isinf_v2x2xbf16(%a: vector<2x2xbf16>) -> vector<2x2xi1> {
  %r = math.isinf %a : vector<2x2xbf16>
  return %r : vector<2x2xi1>
}

func.func @isnan_f16(%a: f16) -> i1 {
  %r = math.isnan %a : f16
  return %r : i1
}

func.func @isnan_bf16(%a: bf16) -> i1 {
  %r = math.isnan %a : bf16
  return %r : i1
}

func.func @isnan_f32(%a: f32) -> i1 {
  %r = math.isnan %a : f32
  return %r : i1
}

func.func @isnan_f64(%a: f64) -> i1 {
  %r = math.isnan %a : f64
  return %r : i1
}

func.func @isnan_v3xf32(%a: vector<3xf32>) -> vector<3xi1> {
  %r = math.isnan %a : vector<3xf32>
  return %r : vector<3xi1>
}

func.func @isnan_v2x2xbf16(%a: vector<2x2xbf16>) -> vector<2x2xi1> {
  %r = math.isnan %a : vector<2x2xbf16>
  return %r : vector<2x2xi1>
}

func.func @isnormal_f16(%a: f16) -> i1 {
  %r = math.isnormal %a : f16
  return %r : i1
}

func.func @isnormal_bf16(%a: bf16) -> i1 {
  %r = math.isnormal %a : bf16
  return %r : i1
}

func.func @isnormal_f32(%a: f32) -> i1 {
  %r = math.isnormal %a : f32
  return %r : i1
}

func.func @isnormal_f64(%a: f64) -> i1 {
  %r = math.isnormal %a : f64
  return %r : i1
}

func.func @isnormal_v3xf32(%a: vector<3xf32>) -> vector<3xi1> {
  %r = math.isnormal %a : vector<3xf32>
  return %r : vector<3xi1>
}

func.func @isnormal_v2x2xbf16(%a: vector<2x2xbf16>) -> vector<2x2xi1> {
  %r = math.isnormal %a : vector<2x2xbf16>
  return %r : vector<2x2xi1>
}
