// RUN: mlir-interp run %s | FileCheck %s
// A transfer of no elements touches neither source nor target (M4).
func.func @main() -> memref<4xi32, 1> {
  %c0 = arith.constant 0 : index
  %from = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 4 to 6 {
    affine.dma_start %from[%i], %to[%i + 1], %tag[0], %c0 : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  }
  memref.dealloc %from : memref<4xi32>
  affine.dma_start %from[0], %to[0], %tag[0], %c0 : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  affine.dma_wait %tag[0], %c0 : memref<1xi32>
  // CHECK: dense<[?, ?, ?, ?]> : memref<4xi32, 1>
  return %to : memref<4xi32, 1>
}
