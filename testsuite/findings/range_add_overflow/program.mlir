func.func @f(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %c0) -> (index) {
    %j = arith.addi %i, %a : index
    %n = arith.xori %x, %j : index
    scf.yield %n : index
  }
  return %r : index
}
