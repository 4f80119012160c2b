// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The type leaves the strides open; the rows have gaps between them.
func.func @main() {
  %m = memref.alloc() : memref<4x8xi32>
  %v = memref.subview %m[0, 0] [4, 5] [1, 1] : memref<4x8xi32> to memref<4x5xi32, strided<[8, 1]>>
  %d = memref.cast %v : memref<4x5xi32, strided<[8, 1]>> to memref<4x5xi32, strided<[?, 1]>>
  // CHECK: collapse_strided.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 has stride 8, so that it is not contiguous with the dimensions it is collapsed with
  %c = memref.collapse_shape %d [[0, 1]] : memref<4x5xi32, strided<[?, 1]>> into memref<20xi32, strided<[1]>>
  return
}
