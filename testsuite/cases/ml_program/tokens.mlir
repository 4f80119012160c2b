// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e graph 2> %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=GRAPH --input-file=%t
// In a function what takes and gives tokens runs in the order of the text; subgraphs do not run (G2).

ml_program.global private mutable @count(3 : i8) : i8

// CHECK: 3 : i8
// CHECK-NEXT: 4 : i8
ml_program.func @main() -> (i8, i8) {
  %one = arith.constant 1 : i8
  %begin = ml_program.token
  %a, %loaded = ml_program.global_load_graph @count ordering(%begin -> !ml_program.token) : i8
  %b = arith.addi %a, %one : i8
  %stored = ml_program.global_store_graph @count = %b ordering(%loaded, %begin -> !ml_program.token) : i8
  %c, %again = ml_program.global_load_graph @count ordering(%stored -> !ml_program.token) : i8
  ml_program.return %a, %c : i8, i8
}

// GRAPH: :[[#@LINE+1]]:1: error: unsupported: @graph is an 'ml_program.subgraph': mlir-interp does not execute it yet
ml_program.subgraph @graph() -> i8 {
  %b = arith.addi %a, %a : i8
  %a, %loaded = ml_program.global_load_graph @count ordering(() -> !ml_program.token) : i8
  ml_program.output %b : i8
}
