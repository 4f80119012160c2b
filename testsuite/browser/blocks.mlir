// Collatz's sequence with blocks: one edge back, two ways through the body.
func.func @main(%start: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  cf.br ^loop(%start, %zero : i64, i64)
^loop(%n: i64, %steps: i64):
  %done = arith.cmpi eq, %n, %one : i64
  cf.cond_br %done, ^end, ^body
^body:
  %more = arith.addi %steps, %one : i64
  %bit = arith.remui %n, %two : i64
  %odd = arith.cmpi eq, %bit, %one : i64
  cf.cond_br %odd, ^odd, ^even
^odd:
  %triple = arith.muli %n, %three : i64
  %up = arith.addi %triple, %one : i64
  cf.br ^loop(%up, %more : i64, i64)
^even:
  %half = arith.divui %n, %two : i64
  cf.br ^loop(%half, %more : i64, i64)
^end:
  return %n, %steps : i64, i64
}
