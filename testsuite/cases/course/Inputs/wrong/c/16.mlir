// It promises that nothing overflows.
func.func @power(%x: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %p: i64):
  %goes_on = arith.cmpi slt, %i, %n : i64
  cf.cond_br %goes_on, ^body, ^end
^body:
  %product = arith.muli %p, %x overflow<nsw> : i64
  %next = arith.addi %i, %one : i64
  cf.br ^head(%next, %product : i64, i64)
^end:
  return %p : i64
}
