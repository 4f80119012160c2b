// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %n = arith.constant -1 : index
  %from = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_start_count.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the number of elements is negative: -1
  memref.dma_start %from[%c0], %to[%c0], %n, %tag[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  return
}
