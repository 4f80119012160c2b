// A recursion without end, which a limit ends, whatever stack it runs on.
func.func @deeper(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %more = arith.addi %n, %one : i64
  %r = func.call @deeper(%more) : (i64) -> i64
  %sum = arith.addi %r, %one : i64
  return %sum : i64
}
func.func @main() -> i64 {
  %zero = arith.constant 0 : i64
  %r = func.call @deeper(%zero) : (i64) -> i64
  return %r : i64
}
