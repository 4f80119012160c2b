func.func @f(%a: i3) -> i3 {
  %r = math.ctlz %a : i3
  return %r : i3
}
