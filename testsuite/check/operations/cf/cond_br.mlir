// One of two blocks, each with arguments of its own.
func.func @cond_br_i1(%c: i1, %a: i1, %b: i1) -> i1 {
  cf.cond_br %c, ^then(%a : i1), ^else(%b : i1)
^then(%x: i1):
  return %x : i1
^else(%y: i1):
  return %y : i1
}

func.func @cond_br_i7(%c: i1, %a: i7, %b: i7) -> i7 {
  cf.cond_br %c, ^then(%a : i7), ^else(%b : i7)
^then(%x: i7):
  return %x : i7
^else(%y: i7):
  return %y : i7
}

func.func @cond_br_i8(%c: i1, %a: i8, %b: i8) -> i8 {
  cf.cond_br %c, ^then(%a : i8), ^else(%b : i8)
^then(%x: i8):
  return %x : i8
^else(%y: i8):
  return %y : i8
}

func.func @cond_br_i16(%c: i1, %a: i16, %b: i16) -> i16 {
  cf.cond_br %c, ^then(%a : i16), ^else(%b : i16)
^then(%x: i16):
  return %x : i16
^else(%y: i16):
  return %y : i16
}

func.func @cond_br_i32(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^then(%a : i32), ^else(%b : i32)
^then(%x: i32):
  return %x : i32
^else(%y: i32):
  return %y : i32
}

func.func @cond_br_i33(%c: i1, %a: i33, %b: i33) -> i33 {
  cf.cond_br %c, ^then(%a : i33), ^else(%b : i33)
^then(%x: i33):
  return %x : i33
^else(%y: i33):
  return %y : i33
}

func.func @cond_br_i64(%c: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %c, ^then(%a : i64), ^else(%b : i64)
^then(%x: i64):
  return %x : i64
^else(%y: i64):
  return %y : i64
}

func.func @cond_br_i128(%c: i1, %a: i128, %b: i128) -> i128 {
  cf.cond_br %c, ^then(%a : i128), ^else(%b : i128)
^then(%x: i128):
  return %x : i128
^else(%y: i128):
  return %y : i128
}

func.func @cond_br_index(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^then(%a : index), ^else(%b : index)
^then(%x: index):
  return %x : index
^else(%y: index):
  return %y : index
}

func.func @cond_br_f16(%c: i1, %a: f16, %b: f16) -> f16 {
  cf.cond_br %c, ^then(%a : f16), ^else(%b : f16)
^then(%x: f16):
  return %x : f16
^else(%y: f16):
  return %y : f16
}

func.func @cond_br_bf16(%c: i1, %a: bf16, %b: bf16) -> bf16 {
  cf.cond_br %c, ^then(%a : bf16), ^else(%b : bf16)
^then(%x: bf16):
  return %x : bf16
^else(%y: bf16):
  return %y : bf16
}

func.func @cond_br_f32(%c: i1, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^then(%a : f32), ^else(%b : f32)
^then(%x: f32):
  return %x : f32
^else(%y: f32):
  return %y : f32
}

func.func @cond_br_f64(%c: i1, %a: f64, %b: f64) -> f64 {
  cf.cond_br %c, ^then(%a : f64), ^else(%b : f64)
^then(%x: f64):
  return %x : f64
^else(%y: f64):
  return %y : f64
}

func.func @cond_br_v4xi32(%c: i1, %a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  cf.cond_br %c, ^then(%a : vector<4xi32>), ^else(%b : vector<4xi32>)
^then(%x: vector<4xi32>):
  return %x : vector<4xi32>
^else(%y: vector<4xi32>):
  return %y : vector<4xi32>
}

func.func @cond_br_v2x3xf32(%c: i1, %a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  cf.cond_br %c, ^then(%a : vector<2x3xf32>), ^else(%b : vector<2x3xf32>)
^then(%x: vector<2x3xf32>):
  return %x : vector<2x3xf32>
^else(%y: vector<2x3xf32>):
  return %y : vector<2x3xf32>
}

func.func @cond_br_c_f32(%c: i1, %a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  cf.cond_br %c, ^then(%a : complex<f32>), ^else(%b : complex<f32>)
^then(%x: complex<f32>):
  return %x : complex<f32>
^else(%y: complex<f32>):
  return %y : complex<f32>
}

// Both ways lead to one block, with different arguments.
func.func @cond_br_one_block(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^end(%a, %b : i32, i32), ^end(%b, %a : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @cond_br_same_block_and_values(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

func.func @cond_br_weights(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 97]), ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// A memref goes along an edge; both are told apart by their sizes.
func.func @cond_br_memref(%c: i1, %a: memref<?xi32>, %b: memref<?xi32>) -> index {
  %zero = arith.constant 0 : index
  cf.cond_br %c, ^end(%a : memref<?xi32>), ^end(%b : memref<?xi32>)
^end(%m: memref<?xi32>):
  %d = memref.dim %m, %zero : memref<?xi32>
  return %d : index
}

// A loop that cannot be written with regions: two ways in.
func.func @cond_br_two_entries(%c: i1, %n: i8) -> (i8, i32) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %count = arith.constant 0 : i32
  cf.cond_br %c, ^left(%n, %count : i8, i32), ^right(%n, %count : i8, i32)
^left(%a: i8, %p: i32):
  %p1 = arith.addi %p, %two : i32
  %stop = arith.cmpi sle, %a, %zero : i8
  cf.cond_br %stop, ^end(%a, %p1 : i8, i32), ^right(%a, %p1 : i8, i32)
^right(%b: i8, %q: i32):
  %q1 = arith.muli %q, %three : i32
  %b1 = arith.subi %b, %one : i8
  cf.br ^left(%b1, %q1 : i8, i32)
^end(%x: i8, %y: i32):
  return %x, %y : i8, i32
}
