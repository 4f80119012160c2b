// RUN: mlir-interp check %s --inputs 65536 | FileCheck %s
// Where the result is poison native code may give anything; where it is not, the sum.

// CHECK: @no_wrap: all 65536 inputs: {{[0-9]+}} equal
func.func @no_wrap(%a: i8, %b: i8) -> (i8, i8) {
  %0 = arith.addi %a, %b overflow<nsw> : i8
  %1 = arith.addi %a, %b : i8
  return %0, %1 : i8, i8
}

// CHECK: @shift: all 65536 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed
func.func @shift(%a: i8, %b: i8) -> i8 {
  %0 = arith.shli %a, %b : i8
  return %0 : i8
}
