// The same, with bounds that are read without a sign.
func.func @for_unsigned_i1(%lower: i1, %upper: i1) -> (i64, i1, i1) {
  %step = arith.constant 1 : i1
  %zero = arith.constant 0 : i1
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i1, i1) : i1 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i1
    scf.yield %m, %t, %i : i64, i1, i1
  }
  return %r#0, %r#1, %r#2 : i64, i1, i1
}

func.func @for_unsigned_i7(%lower: i7, %upper: i7) -> (i64, i7, i7) {
  %step = arith.constant 19 : i7
  %zero = arith.constant 0 : i7
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i7, i7) : i7 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i7
    scf.yield %m, %t, %i : i64, i7, i7
  }
  return %r#0, %r#1, %r#2 : i64, i7, i7
}

func.func @for_unsigned_i8(%lower: i8, %upper: i8) -> (i64, i8, i8) {
  %step = arith.constant 55 : i8
  %zero = arith.constant 0 : i8
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i8, i8) : i8 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i8
    scf.yield %m, %t, %i : i64, i8, i8
  }
  return %r#0, %r#1, %r#2 : i64, i8, i8
}

func.func @for_unsigned_i16(%lower: i16, %upper: i16) -> (i64, i16, i16) {
  %step = arith.constant 6999 : i16
  %zero = arith.constant 0 : i16
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i16, i16) : i16 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i16
    scf.yield %m, %t, %i : i64, i16, i16
  }
  return %r#0, %r#1, %r#2 : i64, i16, i16
}

func.func @for_unsigned_i32(%lower: i32, %upper: i32) -> (i64, i32, i32) {
  %step = arith.constant 700000001 : i32
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i32, i32) : i32 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i32
    scf.yield %m, %t, %i : i64, i32, i32
  }
  return %r#0, %r#1, %r#2 : i64, i32, i32
}

func.func @for_unsigned_i33(%lower: i33, %upper: i33) -> (i64, i33, i33) {
  %step = arith.constant 900000001 : i33
  %zero = arith.constant 0 : i33
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i33, i33) : i33 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i33
    scf.yield %m, %t, %i : i64, i33, i33
  }
  return %r#0, %r#1, %r#2 : i64, i33, i33
}

func.func @for_unsigned_i64(%lower: i64, %upper: i64) -> (i64, i64, i64) {
  %step = arith.constant 3000000000000000003 : i64
  %zero = arith.constant 0 : i64
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i64, i64) : i64 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i64
    scf.yield %m, %t, %i : i64, i64, i64
  }
  return %r#0, %r#1, %r#2 : i64, i64, i64
}

func.func @for_unsigned_index(%lower: index, %upper: index) -> (i64, index, index) {
  %step = arith.constant 3000000000000000003 : index
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, index, index) {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : index
    scf.yield %m, %t, %i : i64, index, index
  }
  return %r#0, %r#1, %r#2 : i64, index, index
}

func.func @for_unsigned_i128(%lower: i128, %upper: i128) -> (i64, i128, i128) {
  %step = arith.constant 43000000000000000000000000000000000003 : i128
  %zero = arith.constant 0 : i128
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i128, i128) : i128 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i128
    scf.yield %m, %t, %i : i64, i128, i128
  }
  return %r#0, %r#1, %r#2 : i64, i128, i128
}

func.func @for_unsigned_any_step(%lower: i7, %upper: i7, %step: i7) -> (i64, i7) {
  %zero = arith.constant 0 : i7
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %none, %last = %zero) -> (i64, i7) : i7 {
    %m = arith.addi %n, %one : i64
    scf.yield %m, %i : i64, i7
  }
  return %r#0, %r#1 : i64, i7
}
