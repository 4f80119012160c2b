// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A negative stride that leads below 0.
func.func @main() {
  %back = arith.constant -1 : index
  %m = memref.alloc() : memref<6xi32>
  // CHECK: subview_backward.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 0: 4 elements from 2 with stride -1, but it has size 6
  %v = memref.subview %m[2] [4] [%back] : memref<6xi32> to memref<4xi32, strided<[?], offset: 2>>
  return
}
