// Poison goes its way, and is not used.
ml_program.subgraph @main() -> (i8, i8) {
  %p = ub.poison : i8
  %c = arith.constant true
  %x = arith.constant 100 : i8
  %wraps = arith.addi %x, %x overflow<nsw> : i8
  %kept = arith.select %c, %x, %wraps : i8
  %also = arith.select %c, %kept, %p : i8
  %r = arith.addi %also, %kept : i8
  ml_program.output %r, %also : i8, i8
}
