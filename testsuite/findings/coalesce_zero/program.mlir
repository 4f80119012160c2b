func.func @f(%a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %a step %c1 iter_args(%x = %c0) -> (index) {
    %s = scf.for %j = %c0 to %b step %c1 iter_args(%y = %x) -> (index) {
      %n = arith.addi %y, %c1 : index
      scf.yield %n : index
    }
    scf.yield %s : index
  }
  return %r : index
}
