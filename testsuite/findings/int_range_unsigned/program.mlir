func.func @main() -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  %r = scf.for unsigned %i = %c0 to %c200 step %c1 iter_args(%a = %c0) -> (i8) : i8 {
    scf.yield %i : i8
  }
  return %r : i8
}
