// Values of any type go round a loop; without an iteration they are what they were before.
func.func @for_swap_i1(%n: i3, %a: i1, %b: i1) -> (i1, i1) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i1, i1) : i3 {
    scf.yield %y, %x : i1, i1
  }
  return %r#0, %r#1 : i1, i1
}

func.func @for_swap_i7(%n: i3, %a: i7, %b: i7) -> (i7, i7) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i7, i7) : i3 {
    scf.yield %y, %x : i7, i7
  }
  return %r#0, %r#1 : i7, i7
}

func.func @for_swap_i8(%n: i3, %a: i8, %b: i8) -> (i8, i8) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i8, i8) : i3 {
    scf.yield %y, %x : i8, i8
  }
  return %r#0, %r#1 : i8, i8
}

func.func @for_swap_i16(%n: i3, %a: i16, %b: i16) -> (i16, i16) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i16, i16) : i3 {
    scf.yield %y, %x : i16, i16
  }
  return %r#0, %r#1 : i16, i16
}

func.func @for_swap_i32(%n: i3, %a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i32, i32) : i3 {
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @for_swap_i33(%n: i3, %a: i33, %b: i33) -> (i33, i33) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i33, i33) : i3 {
    scf.yield %y, %x : i33, i33
  }
  return %r#0, %r#1 : i33, i33
}

func.func @for_swap_i64(%n: i3, %a: i64, %b: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i64, i64) : i3 {
    scf.yield %y, %x : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

func.func @for_swap_i128(%n: i3, %a: i128, %b: i128) -> (i128, i128) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i128, i128) : i3 {
    scf.yield %y, %x : i128, i128
  }
  return %r#0, %r#1 : i128, i128
}

func.func @for_swap_index(%n: i3, %a: index, %b: index) -> (index, index) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (index, index) : i3 {
    scf.yield %y, %x : index, index
  }
  return %r#0, %r#1 : index, index
}

func.func @for_swap_f16(%n: i3, %a: f16, %b: f16) -> (f16, f16) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (f16, f16) : i3 {
    scf.yield %y, %x : f16, f16
  }
  return %r#0, %r#1 : f16, f16
}

func.func @for_swap_bf16(%n: i3, %a: bf16, %b: bf16) -> (bf16, bf16) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (bf16, bf16) : i3 {
    scf.yield %y, %x : bf16, bf16
  }
  return %r#0, %r#1 : bf16, bf16
}

func.func @for_swap_f32(%n: i3, %a: f32, %b: f32) -> (f32, f32) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (f32, f32) : i3 {
    scf.yield %y, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

func.func @for_swap_f64(%n: i3, %a: f64, %b: f64) -> (f64, f64) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (f64, f64) : i3 {
    scf.yield %y, %x : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}

func.func @for_swap_v4xi32(%n: i3, %a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (vector<4xi32>, vector<4xi32>) : i3 {
    scf.yield %y, %x : vector<4xi32>, vector<4xi32>
  }
  return %r#0, %r#1 : vector<4xi32>, vector<4xi32>
}

func.func @for_swap_v2x3xf32(%n: i3, %a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (vector<2x3xf32>, vector<2x3xf32>) : i3 {
    scf.yield %y, %x : vector<2x3xf32>, vector<2x3xf32>
  }
  return %r#0, %r#1 : vector<2x3xf32>, vector<2x3xf32>
}

func.func @for_swap_c_f32(%n: i3, %a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (complex<f32>, complex<f32>) : i3 {
    scf.yield %y, %x : complex<f32>, complex<f32>
  }
  return %r#0, %r#1 : complex<f32>, complex<f32>
}

func.func @for_memref(%n: i3, %a: memref<?xi8>, %b: memref<?xi8>) -> index {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %c0 = arith.constant 0 : index
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (memref<?xi8>, memref<?xi8>) : i3 {
    scf.yield %y, %x : memref<?xi8>, memref<?xi8>
  }
  %d = memref.dim %r#0, %c0 : memref<?xi8>
  return %d : index
}

func.func @for_nested(%n: i4, %m: i4) -> (i32, i4, i4) {
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %three = arith.constant 3 : i32
  %start = arith.constant 0 : i32
  %r:3 = scf.for unsigned %i = %zero to %n step %one iter_args(%s = %start, %p = %zero, %q = %zero) -> (i32, i4, i4) : i4 {
    %t:2 = scf.for %j = %i to %m step %one iter_args(%u = %s, %v = %q) -> (i32, i4) : i4 {
      %w = arith.muli %u, %three : i32
      %e = arith.extui %j : i4 to i32
      %x = arith.addi %w, %e : i32
      scf.yield %x, %j : i32, i4
    }
    scf.yield %t#0, %i, %t#1 : i32, i4, i4
  }
  return %r#0, %r#1, %r#2 : i32, i4, i4
}

func.func @for_fibonacci(%n: i8) -> i128 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %a = arith.constant 0 : i128
  %b = arith.constant 1 : i128
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i128, i128) : i8 {
    %z = arith.addi %x, %y : i128
    scf.yield %y, %z : i128, i128
  }
  return %r#0 : i128
}

// Without results; the body has no values to hand on.
func.func @for_store(%m: memref<8xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c3 {
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}

// What an iteration takes of the stack is given back: all of it would not fit.
func.func @for_alloca(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %zero = arith.constant 0 : i32
  %v = arith.extui %c : i1 to i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %m = memref.alloca() : memref<25000xi32>
    memref.store %v, %m[%i] : memref<25000xi32>
    %w = memref.load %m[%i] : memref<25000xi32>
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}

func.func @for_alloca_inside_if(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %v = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %v) -> i32 {
    %w = scf.if %c -> i32 {
      %m = memref.alloca() : memref<25000xi32>
      memref.store %v, %m[%i] : memref<25000xi32>
      %x = memref.load %m[%i] : memref<25000xi32>
      scf.yield %x : i32
    } else {
      scf.yield %s : i32
    }
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}
