// The last one, too.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %end = arith.addi %to, %one : index
  %total = scf.for %i = %one to %end step %two iter_args(%sum = %zero) -> (index) {
    %square = arith.muli %i, %i : index
    %more = arith.addi %sum, %square : index
    scf.yield %more : index
  }
  return %total : index
}
