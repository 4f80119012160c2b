// Is the negative of a number above zero? canonicalize asks whether the number is below zero, which
// is something else for the least of all numbers: it is its own negative.
func.func @negative_is_above_zero(%number: index) -> i1 {
  %zero = index.constant 0
  %negative = index.sub %zero, %number
  %above = index.cmp sgt(%negative, %zero)
  return %above : i1
}
