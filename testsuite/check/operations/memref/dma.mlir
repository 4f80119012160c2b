// memref.dma_start and memref.dma_wait: with and without strides, in both directions.
func.func @dma_row(%a: memref<4x4xi32>, %b: memref<6xi32, 1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c1, %c0], %b[%c2], %c4, %tag[%c0] : memref<4x4xi32>, memref<6xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_across_rows(%a: memref<4x4xi32>, %b: memref<8xi32, 1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0, %c2], %b[%c0], %c5, %tag[%c0] : memref<4x4xi32>, memref<8xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c5 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_none(%a: memref<4xi8>, %b: memref<4xi8, 1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c1], %b[%c0], %c0, %tag[%c0] : memref<4xi8>, memref<4xi8, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c0 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_tile(%a: memref<4x4xi32>, %b: memref<8xi32, 1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0, %c1], %b[%c0], %c8, %tag[%c0], %c4, %c2 : memref<4x4xi32>, memref<8xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c8 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_tile_back(%a: memref<8xi32, 1>, %b: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0, %c1], %c8, %tag[%c0], %c4, %c2 : memref<8xi32, 1>, memref<4x4xi32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c8 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_part_of_chunk(%a: memref<16xi16>, %b: memref<8xi16, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c1], %b[%c1], %c5, %tag[%c0], %c4, %c2 : memref<16xi16>, memref<8xi16, 2>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c5 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_same_space(%a: memref<16xf64>, %b: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0], %c6, %tag[%c0], %c3, %c1 : memref<16xf64>, memref<8xf64>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c6 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_rank0(%a: memref<f32>, %b: memref<f32, 1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[], %b[], %c1, %tag[%c0] : memref<f32>, memref<f32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c1 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_complex(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>, 1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c1], %b[%c2], %c2, %tag[%c0] : memref<4xcomplex<f32>>, memref<4xcomplex<f32>, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c2 : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}
