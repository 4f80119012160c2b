func.func @f(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %low, %high = arith.mulsi_extended %c1, %a : index
  return %high : index
}
