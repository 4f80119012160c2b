// Two cases of their own.
func.func @fibonacci(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is_zero, ^give(%zero : i64), ^more
^more:
  %is_small = arith.cmpi sle, %n, %two : i64
  cf.cond_br %is_small, ^give(%one : i64), ^calls
^calls:
  %n1 = arith.subi %n, %one : i64
  %n2 = arith.subi %n, %two : i64
  %f2 = func.call @fibonacci(%n2) : (i64) -> i64
  %f1 = func.call @fibonacci(%n1) : (i64) -> i64
  %sum = arith.addi %f1, %f2 : i64
  cf.br ^give(%sum : i64)
^give(%r: i64):
  return %r : i64
}
