// Tokens give loads and stores an order.
ml_program.global private mutable @count(1 : i32) : i32
ml_program.subgraph @main() -> (i32, i32, i32) {
  %begin = ml_program.token
  %a, %a_done = ml_program.global_load_graph @count ordering(%begin -> !ml_program.token) : i32
  %b = arith.addi %a, %a : i32
  %b_done = ml_program.global_store_graph @count = %b ordering(%a_done -> !ml_program.token) : i32
  %c, %c_done = ml_program.global_load_graph @count ordering(%b_done -> !ml_program.token) : i32
  %d = arith.muli %c, %b : i32
  %d_done = ml_program.global_store_graph @count = %d ordering(%c_done -> !ml_program.token) : i32
  %e, %e_done = ml_program.global_load_graph @count ordering(%d_done -> !ml_program.token) : i32
  ml_program.output %a, %c, %e : i32, i32, i32
}
