// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %at = arith.constant -1 : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: subview_negative_offset.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: offset -1 is out of bounds: dimension 0 has size 4
  %v = memref.subview %m[%at] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  return
}
