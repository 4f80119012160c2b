// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4x4xi32>
  // CHECK: dim.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 2 is asked of a memref of 2 dimensions
  %d = memref.dim %m, %c2 : memref<4x4xi32>
  return
}
