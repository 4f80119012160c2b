// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[%c1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  // CHECK: cast_offset.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to offset 0, but the memref has offset 1
  %c = memref.cast %v : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>
  return
}
