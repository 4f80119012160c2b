meaning.type<N> !my.num<$N> = i$N
meaning.op<N> my.sub(%a: !my.num<$N>, %b: !my.num<$N>) -> !my.num<$N> {
  %r = arith.subi %a, %b : i$N
  return %r : i$N
}
