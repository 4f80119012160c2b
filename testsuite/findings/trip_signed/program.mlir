func.func @main() -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %l = arith.constant -100 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant 100 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%a = %c0) -> (i8) : i8 {
    %b = arith.addi %a, %c1 : i8
    scf.yield %b : i8
  }
  return %r : i8
}
