// Networks of operations that have no order: what goes in circles goes through one that holds
// state, and moves at the end of each tick.

// Its operand of the tick before; what it begins with is said.
meaning.op<T> flow.delay(%in: $T) attributes {first} holds (%was: $T) -> $T {
  begin { arith.constant $first : $T }
  gives { return %was : $T }
  takes { return %in : $T }
}

// The sum of what came so far, with what comes now: the operand is needed before it gives.
meaning.op<T> flow.sum(%in: $T) holds (%sum: $T) -> $T {
  begin { arith.constant 0 : $T }
  gives { arith.addi %sum, %in : $T }
  takes { arith.addi %sum, %in : $T }
}

// Ends a network, with what it gives.
meaning.op<Ts...> flow.out(%values...: $Ts...)

// A network that runs for so many ticks.
meaning.op<Ts...> flow.clocked(%ticks: index) -> ($Ts...) {
  %r... = meaning.graph 0() ticks %ticks : () -> ($Ts...)
  return %r... : $Ts...
}

// One that runs until nothing of it moves.
meaning.op<Ts...> flow.settled() -> ($Ts...) {
  %r... = meaning.graph 0() settles : () -> ($Ts...)
  return %r... : $Ts...
}

// One that runs until the first of its values is true.
meaning.op<Ts...> flow.until() -> (i1, $Ts...) {
  %done, %r... = meaning.graph 0() until 0 : () -> (i1, $Ts...)
  return %done, %r... : i1, $Ts...
}
