func.func @f() {
  %false = arith.constant false
  cf.br ^bb1(%false : i1)
^bb1(%y: i1):
  cf.cond_br %false, ^bb2, ^bb3
^bb2:
  cf.br ^bb1(%y : i1)
^bb3:
  return
}
