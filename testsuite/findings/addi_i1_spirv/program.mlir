func.func @f(%a: i1) -> i1 {
  %r = arith.addi %a, %a : i1
  return %r : i1
}
