// One comparison without a sign.
func.func @repaired(%number: index) -> i1 {
  %least = index.constant -9223372036854775808
  %r = index.cmp ugt(%number, %least)
  return %r : i1
}
