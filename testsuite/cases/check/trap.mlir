// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// A program that stops itself must do so as native code.

// CHECK: @guarded: 4096 inputs: all equal
func.func @guarded(%a: i32) -> i32 {
  %limit = arith.constant 10 : i32
  %small = arith.cmpi ult, %a, %limit : i32
  cf.assert %small, "too large"
  return %a : i32
}
