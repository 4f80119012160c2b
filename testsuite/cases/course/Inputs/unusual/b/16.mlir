// Down to 0, with a switch.
func.func @power(%x: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = arith.maxsi %n, %zero : i64
  cf.br ^head(%count, %one : i64, i64)
^head(%i: i64, %p: i64):
  cf.switch %i : i64, [
    default: ^body,
    0: ^end
  ]
^body:
  %q = arith.muli %x, %p : i64
  %less = arith.subi %i, %one : i64
  cf.br ^head(%less, %q : i64, i64)
^end:
  return %p : i64
}
