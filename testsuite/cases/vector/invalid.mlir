// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
func.func @string_and_value(%a: i32) {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %a : i32 str "a"
  return
}

// -----

func.func @string_and_punctuation() {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "a" punctuation <comma>
  return
}

// -----

func.func @not_printable(%a: complex<f32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be , but got 'complex<f32>'}}
  vector.print %a : complex<f32>
  return
}
