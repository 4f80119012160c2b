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

// -----

func.func @two_strings() {
  // expected-error @+1 {{custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str "a" str "b"
  return
}

// -----

func.func @two_punctuations(%a: i32) {
  // expected-error @+1 {{custom op 'vector.print' `punctuation` clause can appear at most once in the expansion of the oilist directive}}
  vector.print %a : i32 punctuation <comma> punctuation <open>
  return
}

// -----

func.func @no_string() {
  // expected-error @+1 {{expected operation name in quotes}}
  vector.print str @a
  return
}

// -----

func.func @no_punctuation(%a: i32) {
  // expected-error @+2 {{custom op 'vector.print' expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  // expected-error @+1 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  vector.print %a : i32 punctuation <none>
  return
}

// -----
#m0 = affine_map<(m, n, p, q, k) -> (m, p, q, k)>
#m1 = affine_map<(m, n, p, q, k) -> (n, k)>
#m2 = affine_map<(m, n, p, q, k) -> (m, n, p, q)>
func.func @scalable_result_of_other_rank(%a: vector<4x4x4x4xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x4x4x4xf32>'}}
  %0 = "vector.contract"(%a, %b, %a) <{indexing_maps = [#m0, #m1, #m2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<4x4x4x4xf32>, vector<4x4xf32>, vector<4x4x4x4xf32>) -> vector<[4]xf32>
  return
}
