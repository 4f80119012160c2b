// RUN: not mlir-interp diff %s --with=%S/Inputs/text_order.mlir | FileCheck %s

// What is printed comes in its order.
// CHECK: DIFFERS
// CHECK: is printed
func.func @f(%a: i32, %b: i32) {
  vector.print %a : i32
  vector.print %b : i32
  return
}
