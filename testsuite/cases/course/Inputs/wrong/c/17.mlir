// The pass's mistake.
func.func @repaired(%number: index) -> i1 {
  %zero = index.constant 0
  %above = index.cmp slt(%number, %zero)
  return %above : i1
}
