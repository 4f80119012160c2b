// Fibonacci's numbers by recursion.
func.func @fib(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %one : i32
  cf.cond_br %small, ^done(%n : i32), ^more
^more:
  %a = arith.subi %n, %one : i32
  %b = arith.subi %n, %two : i32
  %x = call @fib(%a) : (i32) -> i32
  %y = call @fib(%b) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  cf.br ^done(%s : i32)
^done(%r: i32):
  return %r : i32
}
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() -> i32 {
  %n = arith.constant 6 : i32
  %r = call @fib(%n) : (i32) -> i32
  %w = arith.extsi %r : i32 to i64
  call @printI64(%w) : (i64) -> ()
  call @printNewline() : () -> ()
  return %r : i32
}
