func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%a = %c0) -> (index) {
    %b = arith.addi %a, %i : index
    affine.yield %i : index
  }
  return %r : index
}
