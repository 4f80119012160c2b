// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : index
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: memref_dma_wait.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'tagIndices' is poison
  memref.dma_wait %tag[%p], %c0 : memref<1xi32>
  return
}
