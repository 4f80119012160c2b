// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : memref<4xi32>
  // CHECK: memref_dealloc.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'memref' is poison
  memref.dealloc %p : memref<4xi32>
  return
}
