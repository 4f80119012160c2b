// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @m : memref<2xi32> = dense<[1, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %from = memref.alloc() : memref<2xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %m = memref.get_global @m : memref<2xi32>
  // CHECK: dma_start.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.dma_start %from[%c0], %m[%c0], %c2, %tag[%c0] : memref<2xi32, 1>, memref<2xi32>, memref<1xi32>
  return
}
