// How many iterations there are, the sum of their numbers, and the last number.
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
