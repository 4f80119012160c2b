// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  // CHECK: cast_rank.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to 2 dimensions, but the memref has 1
  %c = memref.cast %u : memref<*xi32> to memref<4x1xi32>
  return
}
