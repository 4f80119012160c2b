// Poison that nobody looks at may be anything.
func.func @poison_i1() -> i1 {
  %p = ub.poison : i1
  return %p : i1
}

func.func @poison_i7() -> i7 {
  %p = ub.poison : i7
  return %p : i7
}

func.func @poison_i8() -> i8 {
  %p = ub.poison : i8
  return %p : i8
}

func.func @poison_i16() -> i16 {
  %p = ub.poison : i16
  return %p : i16
}

func.func @poison_i32() -> i32 {
  %p = ub.poison : i32
  return %p : i32
}

func.func @poison_i33() -> i33 {
  %p = ub.poison : i33
  return %p : i33
}

func.func @poison_i64() -> i64 {
  %p = ub.poison : i64
  return %p : i64
}

func.func @poison_i128() -> i128 {
  %p = ub.poison : i128
  return %p : i128
}

func.func @poison_index() -> index {
  %p = ub.poison : index
  return %p : index
}

func.func @poison_f16() -> f16 {
  %p = ub.poison : f16
  return %p : f16
}

func.func @poison_bf16() -> bf16 {
  %p = ub.poison : bf16
  return %p : bf16
}

func.func @poison_f32() -> f32 {
  %p = ub.poison : f32
  return %p : f32
}

func.func @poison_f64() -> f64 {
  %p = ub.poison : f64
  return %p : f64
}

func.func @poison_v4xi32() -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  return %p : vector<4xi32>
}

func.func @poison_v2x3xf32() -> vector<2x3xf32> {
  %p = ub.poison : vector<2x3xf32>
  return %p : vector<2x3xf32>
}

func.func @poison_c_f32() -> complex<f32> {
  %p = ub.poison : complex<f32>
  return %p : complex<f32>
}

func.func @poison_select_i32(%c: i1, %a: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.select %c, %a, %p : i32
  return %r : i32
}

func.func @poison_select_f32(%c: i1, %a: f32) -> f32 {
  %p = ub.poison : f32
  %r = arith.select %c, %a, %p : f32
  return %r : f32
}

func.func @poison_select_index(%c: i1, %a: index) -> index {
  %p = ub.poison : index
  %r = arith.select %c, %a, %p : index
  return %r : index
}

func.func @poison_select_v4xi32(%c: i1, %a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %r = arith.select %c, %a, %p : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @poison_long_form() -> i32 {
  %p = ub.poison <#ub.poison> : i32
  return %p : i32
}

func.func @poison_memref(%c: i1, %m: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %p = ub.poison : memref<4xi32>
  %r = arith.select %c, %m, %p : memref<4xi32>
  scf.if %c {
    %v = memref.load %r[%zero] : memref<4xi32>
    memref.store %v, %m[%zero] : memref<4xi32>
  }
  %x = memref.load %m[%zero] : memref<4xi32>
  return %x : i32
}

// Poison goes round a loop, and only the value beside it comes out.
func.func @poison_carried(%n: i8, %a: i32) -> i32 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %p = ub.poison : i32
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %p, %y = %a) -> (i32, i32) : i8 {
    %z = arith.addi %x, %y : i32
    scf.yield %z, %y : i32, i32
  }
  return %r#1 : i32
}
