// RUN: mlir-interp run %s | FileCheck %s
// memref.dma_start and memref.dma_wait: elements that follow each other in memory, row ends or not; with a stride, chunks of the slower
// memory (R9).
memref.global "private" constant @slow : memref<4x4xi32> = dense<[[0, 1, 2, 3], [4, 5, 6, 7],
    [8, 9, 10, 11], [12, 13, 14, 15]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %slow = memref.get_global @slow : memref<4x4xi32>
  %fast = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %slow[%c0, %c2], %fast[%c0], %c5, %tag[%c0]
      : memref<4x4xi32>, memref<8xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c5 : memref<1xi32>
  %v = affine.vector_load %fast[0] : memref<8xi32, 1>, vector<5xi32>
  // CHECK: ( 2, 3, 4, 5, 6 )
  vector.print %v : vector<5xi32>
  // A 4x2 tile out of the 4x4 matrix.
  memref.dma_start %slow[%c0, %c1], %fast[%c0], %c8, %tag[%c0], %c4, %c2
      : memref<4x4xi32>, memref<8xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c8 : memref<1xi32>
  %w = affine.vector_load %fast[0] : memref<8xi32, 1>, vector<8xi32>
  // CHECK-NEXT: ( 1, 2, 5, 6, 9, 10, 13, 14 )
  vector.print %w : vector<8xi32>
  // And back: the stride is the slower memory's again.
  %back = memref.alloc() : memref<16xi32>
  %zero = arith.constant dense<0> : vector<16xi32>
  affine.vector_store %zero, %back[0] : memref<16xi32>, vector<16xi32>
  memref.dma_start %fast[%c0], %back[%c1], %c5, %tag[%c0], %c4, %c2
      : memref<8xi32, 1>, memref<16xi32>, memref<1xi32>
  %x = affine.vector_load %back[0] : memref<16xi32>, vector<16xi32>
  // CHECK-NEXT: ( 0, 1, 2, 0, 0, 5, 6, 0, 0, 9, 0, 0, 0, 0, 0, 0 )
  vector.print %x : vector<16xi32>
  return
}
