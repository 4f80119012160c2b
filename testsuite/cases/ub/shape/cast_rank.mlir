// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  // CHECK: cast_rank.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the cast is to 2 dimensions, but the memref has 1
  %c = memref.cast %u : memref<*xi32> to memref<4x1xi32>
  return
}
