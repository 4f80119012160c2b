// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Reports of what a module's own operations do (G3).
// CHECK: [[#@LINE+1]]:6: error: undefined behaviour: the divisor is zero
%b = arith.divsi %a, %c : i32
%a = arith.constant 20 : i32
%c = arith.constant 0 : i32
