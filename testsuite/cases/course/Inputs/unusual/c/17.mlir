// A condition.
func.func @repaired(%number: index) -> i1 {
  %zero = index.constant 0
  %least = index.constant -9223372036854775808
  %no = arith.constant false
  %is_least = index.cmp eq(%number, %least)
  %r = scf.if %is_least -> i1 {
    scf.yield %no : i1
  } else {
    %below = index.cmp slt(%number, %zero)
    scf.yield %below : i1
  }
  return %r : i1
}
