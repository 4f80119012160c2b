// Integers of n bits that stay at their ends where others wrap.
meaning.type<N> !sat.int<$N> = i$N

// A number, as it is written.
meaning.op<N> sat.constant() attributes {value} -> !sat.int<$N> {
  %r = arith.constant $value
  return %r : i$N
}

// lhs + rhs, or the end that lies on its way.
meaning.op<N> sat.add(%lhs: !sat.int<$N>, %rhs: !sat.int<$N>) -> !sat.int<$N> {
  %zero = arith.constant 0 : i$N
  %ones = arith.constant -1 : i$N
  %one = arith.constant 1 : i$N
  %most = arith.shrui %ones, %one : i$N
  %sum = arith.addi %lhs, %rhs : i$N
  %a = arith.xori %sum, %lhs : i$N
  %b = arith.xori %sum, %rhs : i$N
  %both = arith.andi %a, %b : i$N
  %over = arith.cmpi slt, %both, %zero : i$N
  %down = arith.cmpi slt, %lhs, %zero : i$N
  %least = arith.xori %most, %ones : i$N
  %end = arith.select %down, %least, %most : i$N
  %r = arith.select %over, %end, %sum : i$N
  return %r : i$N
}

// The least and the greatest number of the type.
meaning.op<N> sat.ends() -> (!sat.int<$N>, !sat.int<$N>) {
  %ones = arith.constant -1 : i$N
  %one = arith.constant 1 : i$N
  %most = arith.shrui %ones, %one : i$N
  %least = arith.xori %most, %ones : i$N
  return %least, %most : i$N, i$N
}
