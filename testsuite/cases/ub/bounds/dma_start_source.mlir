// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The element that the indices name has to be there (but where none is moved, M4).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %from = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_start_source.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  memref.dma_start %from[%c4], %to[%c0], %c1, %tag[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  return
}
