func.func @f(%a: index, %b: index) -> i1 {
  %z = index.constant 0
  %s = index.sub %a, %b
  %r = index.cmp slt(%s, %z)
  return %r : i1
}
