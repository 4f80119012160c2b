// All numbers, and a selection.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %total = scf.for %i = %zero to %to step %one iter_args(%sum = %zero) -> (index) {
    %rest = arith.remui %i, %two : index
    %odd = arith.cmpi eq, %rest, %one : index
    %square = arith.muli %i, %i : index
    %more = arith.addi %sum, %square : index
    %next = arith.select %odd, %more, %sum : index
    scf.yield %next : index
  }
  return %total : index
}
