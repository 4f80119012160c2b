// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  // CHECK: dma_wait.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after it was freed
  memref.dma_wait %tag[%c0], %c0 : memref<1xi32>
  return
}
