func.func @f(%lb: index, %ub: index, %st: index) -> index {
  %r = scf.while (%i = %lb) : (index) -> index {
    %c = arith.cmpi slt, %i, %ub : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %n = arith.addi %i, %st : index
    scf.yield %n : index
  }
  return %r : index
}
