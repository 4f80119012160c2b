// RUN: not mlir-interp diff %s --with=%S/Inputs/flag_added.mlir | FileCheck %s

// With nsw a sum is poison that was none.
// CHECK: DIFFERS
// CHECK: actual {{ *}}poison
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
