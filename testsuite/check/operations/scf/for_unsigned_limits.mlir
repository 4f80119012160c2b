// Steps so large that the last one passes the end of the type, with bounds that are read without a sign.
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
