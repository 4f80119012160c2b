// A loop, beside a branch.
func.func @power(%x: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %none = arith.cmpi sle, %n, %zero : i64
  cf.cond_br %none, ^end(%one : i64), ^loop
^loop:
  %p = scf.for %i = %zero to %n step %one iter_args(%s = %one) -> i64 : i64 {
    %t = arith.muli %s, %x : i64
    scf.yield %t : i64
  }
  cf.br ^end(%p : i64)
^end(%r: i64):
  return %r : i64
}
