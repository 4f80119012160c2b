// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_wait.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: index 1 is out of bounds: dimension 0 has size 1
  memref.dma_wait %tag[%c1], %c1 : memref<1xi32>
  return
}
