// Functions are called from a graph.
func.func private @twice(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func private @both(%x: i32, %y: i32) -> (i32, i32) {
  return %y, %x : i32, i32
}
ml_program.subgraph @main() -> (i32, i32) {
  %a = arith.constant 3 : i32
  %b = func.call @twice(%a) : (i32) -> i32
  %c:2 = func.call @both(%b, %a) : (i32, i32) -> (i32, i32)
  %d = func.call @twice(%c#1) : (i32) -> i32
  %e = arith.subi %d, %c#0 : i32
  ml_program.output %e, %c#0 : i32, i32
}
