// A loop, and two calls of itself that nobody listens to.
func.func @fibonacci(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %again = arith.cmpi sgt, %n, %one : i64
  scf.if %again {
    %u = func.call @fibonacci(%one) : (i64) -> i64
    %v = func.call @fibonacci(%zero) : (i64) -> i64
  }
  %a, %b = scf.for %i = %zero to %n step %one iter_args(%x = %zero, %y = %one) -> (i64, i64) : i64 {
    %sum = arith.addi %x, %y : i64
    scf.yield %y, %sum : i64, i64
  }
  return %a : i64
}
