func.func @low(%a: i16) -> i16 {
  %b = arith.trunci %a : i16 to i8
  %c = arith.trunci %b overflow<nsw> : i8 to i4
  %d = arith.extsi %c : i4 to i16
  return %d : i16
}
