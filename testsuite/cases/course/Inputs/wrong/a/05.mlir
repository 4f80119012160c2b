// A loop, and one empty call.
func.func @nothing() {
  return
}
func.func @fibonacci(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  func.call @nothing() : () -> ()
  %a, %b = scf.for %i = %zero to %n step %one iter_args(%x = %zero, %y = %one) -> (i64, i64) : i64 {
    %sum = arith.addi %x, %y : i64
    scf.yield %y, %sum : i64, i64
  }
  return %a : i64
}
