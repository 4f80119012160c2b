// A reduction.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %total = scf.parallel (%i) = (%one) to (%to) step (%two) init (%zero) -> index {
    %square = arith.muli %i, %i : index
    scf.reduce(%square : index) {
    ^bb0(%a: index, %b: index):
      %both = arith.addi %a, %b : index
      scf.reduce.return %both : index
    }
  }
  return %total : index
}
