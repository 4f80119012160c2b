// RUN: not mlir-interp diff %s --with=%S/Inputs/function_dropped.mlir | FileCheck %s

// A function that can be called from outside may not go.
// CHECK: DIFFERS
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
