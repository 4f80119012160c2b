// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An unranked memref of rank 0 has no dimension to ask for.
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<i32>
  %u = memref.cast %m : memref<i32> to memref<*xi32>
  // CHECK: dim_unranked.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 is asked of a memref of 0 dimensions
  %d = memref.dim %u, %c0 : memref<*xi32>
  return
}
