// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed=3 | FileCheck %s
// RUN: printf 'next\nnext\nnext\nnext\n' | mlir-interp step %s | FileCheck %s --check-prefix=STEP
// Operations fire when their operands are there, wherever they stand; one with regions needs what
// these use, too (G3).
ml_program.global private mutable @count(0 : i32) : i32
// CHECK: 14 : i32
// CHECK-NEXT: 21 : i32
ml_program.subgraph @main() -> (i32, i32) {
  %r, %loaded = ml_program.global_load_graph @count ordering(%t -> !ml_program.token) : i32
  %e = scf.if %c -> i32 {
    %d = arith.addi %x, %y : i32
    scf.yield %d : i32
  } else {
    scf.yield %x : i32
  }
  %t = ml_program.global_store_graph @count = %x ordering(() -> !ml_program.token) : i32
  %x = arith.addi %y, %y : i32
  %c = arith.constant true
  %y = arith.constant 7 : i32
  ml_program.output %r, %e : i32, i32
}
// STEP: #1 arith.constant in @main, line [[#@LINE-4]]
// STEP: #2 arith.constant in @main, line [[#@LINE-4]]
// STEP: #3 arith.addi in @main, line [[#@LINE-7]]
// STEP: #4 scf.if in @main, line [[#@LINE-15]]
