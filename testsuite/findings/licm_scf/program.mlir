func.func @f(%c: i1) {
  affine.for %i = 0 to 4 {
    %r = scf.if %c -> (index) {
      scf.yield %i : index
    } else {
      scf.yield %i : index
    }
  }
  return
}
