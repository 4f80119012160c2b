// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two elements each time, three further in the source: the third time there is one left.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %from = memref.alloc() : memref<7xi32>
  %to = memref.alloc() : memref<6xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_start_stride.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: 4 bytes at offset 28 are out of the bounds of their allocation, which has 28 bytes
  memref.dma_start %from[%c0], %to[%c0], %c6, %tag[%c0], %c3, %c2 : memref<7xi32>, memref<6xi32, 1>, memref<1xi32>
  return
}
