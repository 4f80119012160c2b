func.func @a(%n: index) -> i1 {
  %zero = index.constant 0
  %negative = index.sub %zero, %n
  %above = index.cmp sgt(%negative, %zero)
  return %above : i1
}
