// Calls by name, with arguments and results of any type.
func.func private @swap_i1(%a: i1, %b: i1) -> (i1, i1) {
  return %b, %a : i1, i1
}
func.func @call_i1(%a: i1, %b: i1) -> (i1, i1) {
  %r:2 = call @swap_i1(%a, %b) : (i1, i1) -> (i1, i1)
  %s:2 = call @swap_i1(%r#0, %a) : (i1, i1) -> (i1, i1)
  return %s#1, %r#1 : i1, i1
}

func.func private @swap_i7(%a: i7, %b: i7) -> (i7, i7) {
  return %b, %a : i7, i7
}
func.func @call_i7(%a: i7, %b: i7) -> (i7, i7) {
  %r:2 = call @swap_i7(%a, %b) : (i7, i7) -> (i7, i7)
  %s:2 = call @swap_i7(%r#0, %a) : (i7, i7) -> (i7, i7)
  return %s#1, %r#1 : i7, i7
}

func.func private @swap_i8(%a: i8, %b: i8) -> (i8, i8) {
  return %b, %a : i8, i8
}
func.func @call_i8(%a: i8, %b: i8) -> (i8, i8) {
  %r:2 = call @swap_i8(%a, %b) : (i8, i8) -> (i8, i8)
  %s:2 = call @swap_i8(%r#0, %a) : (i8, i8) -> (i8, i8)
  return %s#1, %r#1 : i8, i8
}

func.func private @swap_i16(%a: i16, %b: i16) -> (i16, i16) {
  return %b, %a : i16, i16
}
func.func @call_i16(%a: i16, %b: i16) -> (i16, i16) {
  %r:2 = call @swap_i16(%a, %b) : (i16, i16) -> (i16, i16)
  %s:2 = call @swap_i16(%r#0, %a) : (i16, i16) -> (i16, i16)
  return %s#1, %r#1 : i16, i16
}

func.func private @swap_i32(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
func.func @call_i32(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = call @swap_i32(%a, %b) : (i32, i32) -> (i32, i32)
  %s:2 = call @swap_i32(%r#0, %a) : (i32, i32) -> (i32, i32)
  return %s#1, %r#1 : i32, i32
}

func.func private @swap_i33(%a: i33, %b: i33) -> (i33, i33) {
  return %b, %a : i33, i33
}
func.func @call_i33(%a: i33, %b: i33) -> (i33, i33) {
  %r:2 = call @swap_i33(%a, %b) : (i33, i33) -> (i33, i33)
  %s:2 = call @swap_i33(%r#0, %a) : (i33, i33) -> (i33, i33)
  return %s#1, %r#1 : i33, i33
}

func.func private @swap_i64(%a: i64, %b: i64) -> (i64, i64) {
  return %b, %a : i64, i64
}
func.func @call_i64(%a: i64, %b: i64) -> (i64, i64) {
  %r:2 = call @swap_i64(%a, %b) : (i64, i64) -> (i64, i64)
  %s:2 = call @swap_i64(%r#0, %a) : (i64, i64) -> (i64, i64)
  return %s#1, %r#1 : i64, i64
}

func.func private @swap_i128(%a: i128, %b: i128) -> (i128, i128) {
  return %b, %a : i128, i128
}
func.func @call_i128(%a: i128, %b: i128) -> (i128, i128) {
  %r:2 = call @swap_i128(%a, %b) : (i128, i128) -> (i128, i128)
  %s:2 = call @swap_i128(%r#0, %a) : (i128, i128) -> (i128, i128)
  return %s#1, %r#1 : i128, i128
}

func.func private @swap_index(%a: index, %b: index) -> (index, index) {
  return %b, %a : index, index
}
func.func @call_index(%a: index, %b: index) -> (index, index) {
  %r:2 = call @swap_index(%a, %b) : (index, index) -> (index, index)
  %s:2 = call @swap_index(%r#0, %a) : (index, index) -> (index, index)
  return %s#1, %r#1 : index, index
}

func.func private @swap_f16(%a: f16, %b: f16) -> (f16, f16) {
  return %b, %a : f16, f16
}
func.func @call_f16(%a: f16, %b: f16) -> (f16, f16) {
  %r:2 = call @swap_f16(%a, %b) : (f16, f16) -> (f16, f16)
  %s:2 = call @swap_f16(%r#0, %a) : (f16, f16) -> (f16, f16)
  return %s#1, %r#1 : f16, f16
}

func.func private @swap_bf16(%a: bf16, %b: bf16) -> (bf16, bf16) {
  return %b, %a : bf16, bf16
}
func.func @call_bf16(%a: bf16, %b: bf16) -> (bf16, bf16) {
  %r:2 = call @swap_bf16(%a, %b) : (bf16, bf16) -> (bf16, bf16)
  %s:2 = call @swap_bf16(%r#0, %a) : (bf16, bf16) -> (bf16, bf16)
  return %s#1, %r#1 : bf16, bf16
}

func.func private @swap_f32(%a: f32, %b: f32) -> (f32, f32) {
  return %b, %a : f32, f32
}
func.func @call_f32(%a: f32, %b: f32) -> (f32, f32) {
  %r:2 = call @swap_f32(%a, %b) : (f32, f32) -> (f32, f32)
  %s:2 = call @swap_f32(%r#0, %a) : (f32, f32) -> (f32, f32)
  return %s#1, %r#1 : f32, f32
}

func.func private @swap_f64(%a: f64, %b: f64) -> (f64, f64) {
  return %b, %a : f64, f64
}
func.func @call_f64(%a: f64, %b: f64) -> (f64, f64) {
  %r:2 = call @swap_f64(%a, %b) : (f64, f64) -> (f64, f64)
  %s:2 = call @swap_f64(%r#0, %a) : (f64, f64) -> (f64, f64)
  return %s#1, %r#1 : f64, f64
}

func.func private @swap_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  return %b, %a : vector<4xi32>, vector<4xi32>
}
func.func @call_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %r:2 = call @swap_v4xi32(%a, %b) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
  %s:2 = call @swap_v4xi32(%r#0, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
  return %s#1, %r#1 : vector<4xi32>, vector<4xi32>
}

func.func private @swap_v2x3xf32(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  return %b, %a : vector<2x3xf32>, vector<2x3xf32>
}
func.func @call_v2x3xf32(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %r:2 = call @swap_v2x3xf32(%a, %b) : (vector<2x3xf32>, vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>)
  %s:2 = call @swap_v2x3xf32(%r#0, %a) : (vector<2x3xf32>, vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>)
  return %s#1, %r#1 : vector<2x3xf32>, vector<2x3xf32>
}

func.func private @swap_c_f32(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  return %b, %a : complex<f32>, complex<f32>
}
func.func @call_c_f32(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %r:2 = call @swap_c_f32(%a, %b) : (complex<f32>, complex<f32>) -> (complex<f32>, complex<f32>)
  %s:2 = call @swap_c_f32(%r#0, %a) : (complex<f32>, complex<f32>) -> (complex<f32>, complex<f32>)
  return %s#1, %r#1 : complex<f32>, complex<f32>
}

func.func private @nothing() {
  return
}
func.func @call_nothing() {
  call @nothing() : () -> ()
  return
}

func.func private @constant() -> f32 {
  %c = arith.constant 2.5 : f32
  return %c : f32
}
func.func @call_constant() -> f32 {
  %c = call @constant() : () -> f32
  return %c : f32
}

func.func private @no_inline(%a: i32) -> i32 attributes {no_inline} {
  %b = arith.muli %a, %a : i32
  return %b : i32
}
func.func @call_attributes(%a: i32) -> i32 {
  %b = func.call @no_inline(%a) {no_inline} : (i32) -> i32
  return %b : i32
}
