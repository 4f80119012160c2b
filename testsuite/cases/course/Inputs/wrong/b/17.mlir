// A product in its place.
func.func @repaired(%number: index) -> i1 {
  %zero = index.constant 0
  %minus = index.constant -1
  %negative = index.mul %number, %minus
  %above = index.cmp sgt(%negative, %zero)
  return %above : i1
}
