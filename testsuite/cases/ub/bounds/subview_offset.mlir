// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: subview_offset.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: offset 5 is out of bounds: dimension 0 has size 4
  %v = memref.subview %m[%c5] [0] [1] : memref<4xi32> to memref<0xi32, strided<[1], offset: ?>>
  return
}
