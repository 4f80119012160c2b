// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  // CHECK: memref_alloca.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'dynamicSizes' is poison
  %m = memref.alloca(%p) : memref<?xi32>
  return
}
