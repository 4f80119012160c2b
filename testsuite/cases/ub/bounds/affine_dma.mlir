// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The transfer runs over the end of its source.
func.func @main() {
  %c4 = arith.constant 4 : index
  %src = memref.alloc() : memref<4xi32>
  %dst = memref.alloc() : memref<8xi32>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: affine_dma.mlir:[[# @LINE + 1]]:3: error: undefined behaviour:
  affine.dma_start %src[1], %dst[0], %tag[0], %c4 : memref<4xi32>, memref<8xi32>, memref<1xi32>
  return
}
