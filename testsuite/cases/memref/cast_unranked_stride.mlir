// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
// A type without a layout promises row-major strides.
func.func @main() {
  %m = memref.alloc() : memref<2x3xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %u = memref.cast %t : memref<3x2xi32, strided<[1, 3]>> to memref<*xi32>
  // CHECK: cast_unranked_stride.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to stride 2 in dimension 0, but the memref has stride 1
  %c = memref.cast %u : memref<*xi32> to memref<3x2xi32>
  return
}
