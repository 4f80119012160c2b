// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: memref_dim.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'index' is poison
  %d = memref.dim %m, %p : memref<4xi32>
  return
}
