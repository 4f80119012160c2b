func.func @second(%first: index, %limit: index, %other: index) -> index {
  %r:3 = scf.while (%s = %first) : (index) -> (index, index, index) {
    %more = arith.cmpi slt, %s, %limit : index
    %v = scf.if %more -> index {
      %n = arith.addi %s, %limit : index
      scf.yield %n : index
    } else {
      scf.yield %other : index
    }
    scf.condition(%more) %v, %v, %s : index, index, index
  } do {
  ^bb0(%p: index, %q: index, %o: index):
    scf.yield %q : index
  }
  return %r#2 : index
}
