// Once too often.
func.func @power(%x: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %p: i64):
  %product = arith.muli %p, %x : i64
  %next = arith.addi %i, %one : i64
  %goes_on = arith.cmpi slt, %next, %n : i64
  cf.cond_br %goes_on, ^head(%next, %product : i64, i64), ^end
^end:
  return %product : i64
}
