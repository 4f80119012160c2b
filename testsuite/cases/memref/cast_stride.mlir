// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[0] [2] [%c2] : memref<4xi32> to memref<2xi32, strided<[?]>>
  // CHECK: cast_stride.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to stride 1 in dimension 0, but the memref has stride 2
  %c = memref.cast %v : memref<2xi32, strided<[?]>> to memref<2xi32, strided<[1]>>
  return
}
