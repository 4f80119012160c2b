// It never asks whether it has arrived before the first step.
func.func @highest(%start: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  cf.br ^loop(%start, %start : i32, i32)
^loop(%n: i32, %so_far: i32):
  %rest = arith.remui %n, %two : i32
  %is_even = arith.cmpi eq, %rest, %zero : i32
  %half = arith.divui %n, %two : i32
  %triple = arith.muli %n, %three : i32
  %more = arith.addi %triple, %one : i32
  %next = arith.select %is_even, %half, %more : i32
  %highest = arith.maxui %next, %so_far : i32
  %arrived = arith.cmpi eq, %next, %one : i32
  cf.cond_br %arrived, ^end, ^loop(%next, %highest : i32, i32)
^end:
  return %highest : i32
}
