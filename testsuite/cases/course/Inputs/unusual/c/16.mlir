// By squares.
func.func @power(%x: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%n, %x, %one : i64, i64, i64)
^head(%i: i64, %s: i64, %p: i64):
  %goes_on = arith.cmpi sgt, %i, %zero : i64
  cf.cond_br %goes_on, ^body, ^end
^body:
  %bit = arith.trunci %i : i64 to i1
  %q = arith.muli %p, %s : i64
  %r = arith.select %bit, %q, %p : i64
  %t = arith.muli %s, %s : i64
  %rest = arith.shrsi %i, %one : i64
  cf.br ^head(%rest, %t, %r : i64, i64, i64)
^end:
  return %p : i64
}
