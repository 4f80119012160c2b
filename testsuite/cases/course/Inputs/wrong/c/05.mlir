// It begins with 1 and 1.
func.func @fibonacci(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %is_small = arith.cmpi slt, %n, %two : i64
  %r = scf.if %is_small -> (i64) {
    scf.yield %one : i64
  } else {
    %n1 = arith.subi %n, %one : i64
    %n2 = arith.subi %n, %two : i64
    %f1 = func.call @fibonacci(%n1) : (i64) -> i64
    %f2 = func.call @fibonacci(%n2) : (i64) -> i64
    %sum = arith.addi %f1, %f2 : i64
    scf.yield %sum : i64
  }
  return %r : i64
}
