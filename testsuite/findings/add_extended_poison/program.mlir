func.func @f() -> index {
  %p = ub.poison : index
  %s, %o = arith.addui_extended %p, %p : index, i1
  return %s : index
}
