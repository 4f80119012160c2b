// A loop of affine.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %total = affine.for %i = 1 to %to step 2 iter_args(%sum = %zero) -> (index) {
    %square = arith.muli %i, %i : index
    %more = arith.addi %sum, %square : index
    affine.yield %more : index
  }
  return %total : index
}
