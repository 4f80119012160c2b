// It runs until somebody stops it.
func.func @main() {
  %zero = arith.constant 0 : i64
  cf.br ^loop(%zero : i64)
^loop(%i: i64):
  %one = arith.constant 1 : i64
  %next = arith.addi %i, %one : i64
  vector.print %i : i64
  cf.br ^loop(%next : i64)
}
