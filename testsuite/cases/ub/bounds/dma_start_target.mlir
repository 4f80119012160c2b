// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Five elements do not fit four.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %from = memref.alloc() : memref<8xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_start_target.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: 4 bytes at offset 16 are out of the bounds of their allocation, which has 16 bytes
  memref.dma_start %from[%c0], %to[%c0], %c5, %tag[%c0] : memref<8xi32>, memref<4xi32, 1>, memref<1xi32>
  return
}
