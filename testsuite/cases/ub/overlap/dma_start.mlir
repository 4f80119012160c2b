// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3xi32>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: dma_start.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the source and the target of the copy overlap
  memref.dma_start %m[%c0], %m[%c1], %c2, %tag[%c0] : memref<3xi32>, memref<3xi32>, memref<1xi32>
  return
}
