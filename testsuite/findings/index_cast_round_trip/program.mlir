func.func @low(%i: index) -> index {
  %a = arith.index_cast %i : index to i8
  %b = arith.index_cast %a : i8 to index
  return %b : index
}
