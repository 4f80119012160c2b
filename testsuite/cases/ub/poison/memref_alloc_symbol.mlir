// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  // CHECK: memref_alloc_symbol.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'symbolOperands' is poison
  %m = memref.alloc()[%p] : memref<4xi32, strided<[?]>>
  return
}
