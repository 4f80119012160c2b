func.func @repaired(%number: index) -> i1 {
  %zero = index.constant 0
  %least = index.constant -9223372036854775808
  %below = index.cmp sgt(%zero, %number)
  %is_other = index.cmp ne(%number, %least)
  %r = arith.andi %below, %is_other : i1
  return %r : i1
}
