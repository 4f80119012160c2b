// A formula, and a loop that does nothing.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  scf.for %i = %one to %to step %two {
  }
  %n = arith.divui %to, %two : index
  %double = arith.muli %n, %two : index
  %less = arith.subi %double, %one : index
  %more = arith.addi %double, %one : index
  %a = arith.muli %n, %less : index
  %b = arith.muli %a, %more : index
  %r = arith.divui %b, %three : index
  return %r : index
}
