// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  %m = memref.alloc() : memref<8xi32>
  // CHECK: subview_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %v = memref.subview %m[0] [%n] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  return
}
