// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4x4xi32>
  // CHECK: subview_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 1: 4 elements from 1 with stride 1, but it has size 4
  %v = memref.subview %m[0, 1] [2, %c4] [1, 1]
      : memref<4x4xi32> to memref<2x?xi32, strided<[4, 1], offset: 1>>
  return
}
