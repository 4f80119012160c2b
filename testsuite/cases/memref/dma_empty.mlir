// RUN: mlir-interp run %s | FileCheck %s
// A transfer of no elements touches neither source nor target (M4): they need not live, nor have the elements that the indices name.
func.func @main() -> memref<4xi32, 1> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 7 : i32
  %from = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.store %x, %to[3] : memref<4xi32, 1>
  memref.dma_start %from[%c4], %to[%c4], %c0, %tag[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  memref.dealloc %from : memref<4xi32>
  memref.dma_start %from[%c0], %to[%c0], %c0, %tag[%c0], %c4, %c0 : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  // The comma announces a stride, and none has to follow.
  memref.dma_start %to[%c0], %from[%c0], %c0, %tag[%c0], : memref<4xi32, 1>, memref<4xi32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c0 : memref<1xi32>
  // CHECK: dense<[?, ?, ?, 7]> : memref<4xi32, 1>
  return %to : memref<4xi32, 1>
}
