// A jump hands values of any type to the arguments of its block.
func.func @br_i1(%a: i1, %b: i1) -> (i1, i1) {
  cf.br ^next(%b, %a : i1, i1)
^next(%x: i1, %y: i1):
  return %x, %y : i1, i1
}

func.func @br_i7(%a: i7, %b: i7) -> (i7, i7) {
  cf.br ^next(%b, %a : i7, i7)
^next(%x: i7, %y: i7):
  return %x, %y : i7, i7
}

func.func @br_i8(%a: i8, %b: i8) -> (i8, i8) {
  cf.br ^next(%b, %a : i8, i8)
^next(%x: i8, %y: i8):
  return %x, %y : i8, i8
}

func.func @br_i16(%a: i16, %b: i16) -> (i16, i16) {
  cf.br ^next(%b, %a : i16, i16)
^next(%x: i16, %y: i16):
  return %x, %y : i16, i16
}

func.func @br_i32(%a: i32, %b: i32) -> (i32, i32) {
  cf.br ^next(%b, %a : i32, i32)
^next(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @br_i33(%a: i33, %b: i33) -> (i33, i33) {
  cf.br ^next(%b, %a : i33, i33)
^next(%x: i33, %y: i33):
  return %x, %y : i33, i33
}

func.func @br_i64(%a: i64, %b: i64) -> (i64, i64) {
  cf.br ^next(%b, %a : i64, i64)
^next(%x: i64, %y: i64):
  return %x, %y : i64, i64
}

func.func @br_i128(%a: i128, %b: i128) -> (i128, i128) {
  cf.br ^next(%b, %a : i128, i128)
^next(%x: i128, %y: i128):
  return %x, %y : i128, i128
}

func.func @br_index(%a: index, %b: index) -> (index, index) {
  cf.br ^next(%b, %a : index, index)
^next(%x: index, %y: index):
  return %x, %y : index, index
}

func.func @br_f16(%a: f16, %b: f16) -> (f16, f16) {
  cf.br ^next(%b, %a : f16, f16)
^next(%x: f16, %y: f16):
  return %x, %y : f16, f16
}

func.func @br_bf16(%a: bf16, %b: bf16) -> (bf16, bf16) {
  cf.br ^next(%b, %a : bf16, bf16)
^next(%x: bf16, %y: bf16):
  return %x, %y : bf16, bf16
}

func.func @br_f32(%a: f32, %b: f32) -> (f32, f32) {
  cf.br ^next(%b, %a : f32, f32)
^next(%x: f32, %y: f32):
  return %x, %y : f32, f32
}

func.func @br_f64(%a: f64, %b: f64) -> (f64, f64) {
  cf.br ^next(%b, %a : f64, f64)
^next(%x: f64, %y: f64):
  return %x, %y : f64, f64
}

func.func @br_v4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  cf.br ^next(%b, %a : vector<4xi32>, vector<4xi32>)
^next(%x: vector<4xi32>, %y: vector<4xi32>):
  return %x, %y : vector<4xi32>, vector<4xi32>
}

func.func @br_v2x3xf32(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  cf.br ^next(%b, %a : vector<2x3xf32>, vector<2x3xf32>)
^next(%x: vector<2x3xf32>, %y: vector<2x3xf32>):
  return %x, %y : vector<2x3xf32>, vector<2x3xf32>
}

func.func @br_c_f32(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  cf.br ^next(%b, %a : complex<f32>, complex<f32>)
^next(%x: complex<f32>, %y: complex<f32>):
  return %x, %y : complex<f32>, complex<f32>
}

// The arguments of a loop's head change places at once.
func.func @br_swap(%a: i32, %b: i32, %n: i3) -> (i32, i32) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  cf.br ^head(%a, %b, %n : i32, i32, i3)
^head(%x: i32, %y: i32, %left: i3):
  %done = arith.cmpi eq, %left, %zero : i3
  cf.cond_br %done, ^end, ^body
^body:
  %next = arith.subi %left, %one : i3
  cf.br ^head(%y, %x, %next : i32, i32, i3)
^end:
  return %x, %y : i32, i32
}

// A block that nothing jumps to.
func.func @br_over(%a: i32) -> i32 {
  cf.br ^end(%a : i32)
^never(%b: i32):
  %c = arith.addi %b, %a : i32
  cf.br ^end(%c : i32)
^end(%d: i32):
  return %d : i32
}

// Words that go round in circles, beside others that do not, and one that goes to many places.
func.func @br_circles(%a: i32, %b: i32, %c: i32, %d: i32, %n: i8)
    -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c7 = arith.constant 7 : i8
  cf.br ^step(%a, %b, %c, %d, %a, %b, %c0 : i32, i32, i32, i32, i32, i32, i8)
^step(%p: i32, %q: i32, %r: i32, %s: i32, %t: i32, %u: i32, %i: i8):
  %j = arith.addi %i, %c1 : i8
  %x = arith.addi %p, %u : i32
  %more = arith.cmpi ult, %j, %c7 : i8
  %odd = arith.trunci %j : i8 to i1
  cf.cond_br %more, ^on, ^end
^on:
  cf.cond_br %odd, ^step(%q, %r, %p, %t, %s, %x, %j : i32, i32, i32, i32, i32, i32, i8),
                   ^step(%u, %p, %p, %q, %s, %t, %j : i32, i32, i32, i32, i32, i32, i8)
^end:
  return %p, %q, %r, %s, %t, %u : i32, i32, i32, i32, i32, i32
}

// More words than are put in order.
func.func @br_wide(%a: vector<40xi8>, %b: vector<40xi8>, %n: i8) -> (vector<40xi8>, vector<40xi8>) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c4 = arith.constant 4 : i8
  cf.br ^step(%a, %b, %c0 : vector<40xi8>, vector<40xi8>, i8)
^step(%p: vector<40xi8>, %q: vector<40xi8>, %i: i8):
  %j = arith.addi %i, %c1 : i8
  %x = arith.addi %p, %q : vector<40xi8>
  %more = arith.cmpi ult, %j, %c4 : i8
  cf.cond_br %more, ^step(%q, %p, %j : vector<40xi8>, vector<40xi8>, i8), ^end
^end:
  return %p, %x : vector<40xi8>, vector<40xi8>
}
