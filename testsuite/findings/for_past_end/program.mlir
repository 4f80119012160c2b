func.func @main() -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c85 = arith.constant 85 : i8
  %c127 = arith.constant 127 : i8
  %r = scf.for %i = %c0 to %c127 step %c85 iter_args(%n = %c0) -> (i8) : i8 {
    %m = arith.addi %n, %c1 : i8
    scf.yield %m : i8
  }
  return %r : i8
}
