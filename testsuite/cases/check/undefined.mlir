// RUN: not mlir-interp check %s | FileCheck %s
// Native code is not run where the interpreter finds undefined behaviour: a division by zero would
// end it.

// CHECK: @quotient: 4096 inputs, {{[1-9][0-9]*}} undefined: {{[0-9]+}} compared, all equal
func.func @quotient(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

// CHECK: @always: all 2 inputs, 2 undefined: nothing compared
func.func @always(%a: i1) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.divui %0, %0 : i32
  return %1 : i32
}
