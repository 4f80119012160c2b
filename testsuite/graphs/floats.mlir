// Sums of floats depend on how they are nested, not on where they stand.
ml_program.subgraph @main() -> (f32, f32) {
  %big = arith.constant 1.0e8 : f32
  %small = arith.constant 1.0 : f32
  %minus = arith.negf %big : f32
  %a = arith.addf %big, %small : f32
  %left = arith.addf %a, %minus : f32
  %b = arith.addf %big, %minus : f32
  %right = arith.addf %b, %small : f32
  ml_program.output %left, %right : f32, f32
}
