// Floats and vectors of them.
func.func @print_f16(%a: f16) {
  vector.print %a : f16
  return
}

func.func @print_bf16(%a: bf16) {
  vector.print %a : bf16
  return
}

func.func @print_f32(%a: f32) {
  vector.print %a : f32
  return
}

func.func @print_f64(%a: f64) {
  vector.print %a : f64
  return
}

func.func @print_vf32(%a: vector<f32>) {
  vector.print %a : vector<f32>
  return
}

func.func @print_v3xf16(%a: vector<3xf16>) {
  vector.print %a : vector<3xf16>
  return
}

func.func @print_v2x2xbf16(%a: vector<2x2xbf16>) {
  vector.print %a : vector<2x2xbf16>
  return
}

func.func @print_v2xf64(%a: vector<2xf64>) {
  vector.print %a : vector<2xf64>
  return
}
