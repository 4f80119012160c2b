func.func @main() -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c1 to %c0 step %c2 iter_args(%a = %true) -> (i1) {
    scf.yield %false : i1
  }
  return %r : i1
}
