// By recursion.
func.func @highest(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %arrived = arith.cmpi eq, %n, %one : i32
  cf.cond_br %arrived, ^end, ^go_on
^end:
  return %one : i32
^go_on:
  %rest = arith.andi %n, %one : i32
  %odd = arith.trunci %rest : i32 to i1
  %half = arith.divui %n, %two : i32
  %triple = arith.muli %n, %three : i32
  %more = arith.addi %triple, %one : i32
  %next = arith.select %odd, %more, %half : i32
  %ahead = func.call @highest(%next) : (i32) -> i32
  %r = arith.maxui %ahead, %n : i32
  return %r : i32
}
