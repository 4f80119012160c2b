// RUN: mlir-interp run %s | FileCheck %s --check-prefix=FIRST
// RUN: for s in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do mlir-interp run %s --seed=$s; done | sort -u | FileCheck %s
// Which of two stores fires first is a choice where no token orders them (G3): without a seed the
// first of the text does.
ml_program.global private mutable @last(0 : i32) : i32
// FIRST: 2 : i32
// CHECK: 0 : i32
// CHECK-NEXT: 1 : i32
// CHECK-NEXT: 2 : i32
ml_program.subgraph @main() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  ml_program.global_store @last = %one : i32
  ml_program.global_store @last = %two : i32
  %r, %loaded = ml_program.global_load_graph @last ordering(() -> !ml_program.token) : i32
  ml_program.output %r : i32
}
