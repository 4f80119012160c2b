func.func @f(%a: index) -> index {
  %r = math.ctlz %a : index
  return %r : index
}
