// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e three | FileCheck %s --check-prefix=THREE
// RUN: mlir-interp trace %s --json | FileCheck %s --check-prefix=TRACE
// RUN: printf 'next\nnext\nprint %%%%c\n' | mlir-interp step %s | FileCheck %s --check-prefix=STEP
// A module without @main whose own operations are executed runs as a graph (G3).
// CHECK: 23
// TRACE: "builtin.module"
vector.print %b : i32
%b = arith.addi %a, %c : i32
// STEP: #1 arith.constant in 'builtin.module', line [[#@LINE+1]]
%a = arith.constant 20 : i32
// STEP: %c = 3 : i32
%c = func.call @three() : () -> i32
// THREE: 3 : i32
func.func @three() -> i32 {
  %r = arith.constant 3 : i32
  return %r : i32
}
