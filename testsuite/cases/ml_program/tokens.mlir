// RUN: mlir-interp run %s | FileCheck %s
// In a function what takes and gives tokens runs in the order of the text (G2).

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
