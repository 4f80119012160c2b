// RUN: split-file %s %t
// RUN: mlir-interp diff --prove --prove-seconds=0.2 %t/before.mlir --with=%t/after.mlir | FileCheck %s
// What the solver does not answer in time is not proved.

// CHECK: no counterexample in 1000 inputs
// CHECK-NEXT: @quotient: not proved: not within 0.2 seconds (--prove-seconds); sampled 1000 inputs

//--- before.mlir
func.func @quotient(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.divui %a, %c : i32
  return %0 : i32
}

//--- after.mlir
func.func @quotient(%a: i32) -> i32 {
  %c = arith.constant 0xAAAAAAAB : i32
  %one = arith.constant 1 : i32
  %low, %high = arith.mului_extended %a, %c : i32
  %0 = arith.shrui %high, %one : i32
  return %0 : i32
}
