// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<6xi32>
  // CHECK: subview_stride.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 0: 3 elements from 2 with stride 2, but it has size 6
  %v = memref.subview %m[2] [3] [%c2] : memref<6xi32> to memref<3xi32, strided<[?], offset: 2>>
  return
}
