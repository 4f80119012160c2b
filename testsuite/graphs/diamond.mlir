// A diamond: two ways from one value to another.
ml_program.subgraph @main() -> i32 {
  %a = arith.constant 3 : i32
  %left = arith.addi %a, %a : i32
  %right = arith.muli %a, %a : i32
  %below = arith.subi %right, %left : i32
  %r = arith.muli %below, %right : i32
  ml_program.output %r : i32
}
