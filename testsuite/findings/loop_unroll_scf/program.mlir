func.func @f(%lb: index, %ub: index, %st: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lb to %ub step %st iter_args(%a = %c0) -> (index) {
    %n = arith.addi %a, %c1 : index
    scf.yield %n : index
  }
  return %r : index
}
