// How many iterations there are, the sum of their numbers, and the last number.
func.func @for_i7(%a: i5, %b: i5, %c: i2) -> (i64, i7, i7) {
  %lower = arith.extsi %a : i5 to i7
  %upper = arith.extsi %b : i5 to i7
  %more = arith.extui %c : i2 to i7
  %first = arith.constant 1 : i7
  %step = arith.addi %more, %first : i7
  %zero = arith.constant 0 : i7
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i7, i7) : i7 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i7
    scf.yield %m, %t, %i : i64, i7, i7
  }
  return %r#0, %r#1, %r#2 : i64, i7, i7
}

func.func @for_i8(%a: i5, %b: i5, %c: i2) -> (i64, i8, i8) {
  %lower = arith.extsi %a : i5 to i8
  %upper = arith.extsi %b : i5 to i8
  %more = arith.extui %c : i2 to i8
  %first = arith.constant 1 : i8
  %step = arith.addi %more, %first : i8
  %zero = arith.constant 0 : i8
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i8, i8) : i8 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i8
    scf.yield %m, %t, %i : i64, i8, i8
  }
  return %r#0, %r#1, %r#2 : i64, i8, i8
}

func.func @for_i16(%a: i5, %b: i5, %c: i2) -> (i64, i16, i16) {
  %lower = arith.extsi %a : i5 to i16
  %upper = arith.extsi %b : i5 to i16
  %more = arith.extui %c : i2 to i16
  %first = arith.constant 1 : i16
  %step = arith.addi %more, %first : i16
  %zero = arith.constant 0 : i16
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i16, i16) : i16 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i16
    scf.yield %m, %t, %i : i64, i16, i16
  }
  return %r#0, %r#1, %r#2 : i64, i16, i16
}

func.func @for_i32(%a: i5, %b: i5, %c: i2) -> (i64, i32, i32) {
  %lower = arith.extsi %a : i5 to i32
  %upper = arith.extsi %b : i5 to i32
  %more = arith.extui %c : i2 to i32
  %first = arith.constant 1 : i32
  %step = arith.addi %more, %first : i32
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i32, i32) : i32 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i32
    scf.yield %m, %t, %i : i64, i32, i32
  }
  return %r#0, %r#1, %r#2 : i64, i32, i32
}

func.func @for_i33(%a: i5, %b: i5, %c: i2) -> (i64, i33, i33) {
  %lower = arith.extsi %a : i5 to i33
  %upper = arith.extsi %b : i5 to i33
  %more = arith.extui %c : i2 to i33
  %first = arith.constant 1 : i33
  %step = arith.addi %more, %first : i33
  %zero = arith.constant 0 : i33
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i33, i33) : i33 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i33
    scf.yield %m, %t, %i : i64, i33, i33
  }
  return %r#0, %r#1, %r#2 : i64, i33, i33
}

func.func @for_i64(%a: i5, %b: i5, %c: i2) -> (i64, i64, i64) {
  %lower = arith.extsi %a : i5 to i64
  %upper = arith.extsi %b : i5 to i64
  %more = arith.extui %c : i2 to i64
  %first = arith.constant 1 : i64
  %step = arith.addi %more, %first : i64
  %zero = arith.constant 0 : i64
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i64, i64) : i64 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i64
    scf.yield %m, %t, %i : i64, i64, i64
  }
  return %r#0, %r#1, %r#2 : i64, i64, i64
}

func.func @for_index(%a: i5, %b: i5, %c: i2) -> (i64, index, index) {
  %lower = arith.index_cast %a : i5 to index
  %upper = arith.index_cast %b : i5 to index
  %more = arith.index_castui %c : i2 to index
  %first = arith.constant 1 : index
  %step = arith.addi %more, %first : index
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, index, index) {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : index
    scf.yield %m, %t, %i : i64, index, index
  }
  return %r#0, %r#1, %r#2 : i64, index, index
}

func.func @for_i128(%a: i5, %b: i5, %c: i2) -> (i64, i128, i128) {
  %lower = arith.extsi %a : i5 to i128
  %upper = arith.extsi %b : i5 to i128
  %more = arith.extui %c : i2 to i128
  %first = arith.constant 1 : i128
  %step = arith.addi %more, %first : i128
  %zero = arith.constant 0 : i128
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%n = %none, %sum = %zero, %last = %zero) -> (i64, i128, i128) : i128 {
    %m = arith.addi %n, %one : i64
    %t = arith.addi %sum, %i : i128
    scf.yield %m, %t, %i : i64, i128, i128
  }
  return %r#0, %r#1, %r#2 : i64, i128, i128
}

func.func @for_unsigned_i7(%a: i5, %b: i5, %c: i2) -> (i64, i7, i7) {
  %lower = arith.extui %a : i5 to i7
  %upper = arith.extui %b : i5 to i7
  %more = arith.extui %c : i2 to i7
  %first = arith.constant 1 : i7
  %step = arith.addi %more, %first : i7
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

func.func @for_unsigned_i8(%a: i5, %b: i5, %c: i2) -> (i64, i8, i8) {
  %lower = arith.extui %a : i5 to i8
  %upper = arith.extui %b : i5 to i8
  %more = arith.extui %c : i2 to i8
  %first = arith.constant 1 : i8
  %step = arith.addi %more, %first : i8
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

func.func @for_unsigned_i16(%a: i5, %b: i5, %c: i2) -> (i64, i16, i16) {
  %lower = arith.extui %a : i5 to i16
  %upper = arith.extui %b : i5 to i16
  %more = arith.extui %c : i2 to i16
  %first = arith.constant 1 : i16
  %step = arith.addi %more, %first : i16
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

func.func @for_unsigned_i32(%a: i5, %b: i5, %c: i2) -> (i64, i32, i32) {
  %lower = arith.extui %a : i5 to i32
  %upper = arith.extui %b : i5 to i32
  %more = arith.extui %c : i2 to i32
  %first = arith.constant 1 : i32
  %step = arith.addi %more, %first : i32
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

func.func @for_unsigned_i33(%a: i5, %b: i5, %c: i2) -> (i64, i33, i33) {
  %lower = arith.extui %a : i5 to i33
  %upper = arith.extui %b : i5 to i33
  %more = arith.extui %c : i2 to i33
  %first = arith.constant 1 : i33
  %step = arith.addi %more, %first : i33
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

func.func @for_unsigned_i64(%a: i5, %b: i5, %c: i2) -> (i64, i64, i64) {
  %lower = arith.extui %a : i5 to i64
  %upper = arith.extui %b : i5 to i64
  %more = arith.extui %c : i2 to i64
  %first = arith.constant 1 : i64
  %step = arith.addi %more, %first : i64
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

func.func @for_unsigned_index(%a: i5, %b: i5, %c: i2) -> (i64, index, index) {
  %lower = arith.index_castui %a : i5 to index
  %upper = arith.index_castui %b : i5 to index
  %more = arith.index_castui %c : i2 to index
  %first = arith.constant 1 : index
  %step = arith.addi %more, %first : index
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

func.func @for_unsigned_i128(%a: i5, %b: i5, %c: i2) -> (i64, i128, i128) {
  %lower = arith.extui %a : i5 to i128
  %upper = arith.extui %b : i5 to i128
  %more = arith.extui %c : i2 to i128
  %first = arith.constant 1 : i128
  %step = arith.addi %more, %first : i128
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
