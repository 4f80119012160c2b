// RUN: not mlir-interp diff %s --with=%S/Inputs/store_dropped.mlir | FileCheck %s

// What an argument's memory holds at the end can be seen.
// CHECK: DIFFERS
// CHECK: where {{ *}}element
func.func @f(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}
