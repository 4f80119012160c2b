func.func @f(%n: index) -> index {
  %z = arith.constant 0 : index
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (index) {
    %b = arith.addi %a, %i : index
    affine.yield %b : index
  }
  return %r : index
}
