// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %at = arith.constant -1 : index
  %m = memref.alloc() : memref<4x4xi32>
  // CHECK: dim_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension -1 is asked of a memref of 2 dimensions
  %d = memref.dim %m, %at : memref<4x4xi32>
  return
}
