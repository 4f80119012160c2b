// Transfers, which are over at once.
func.func @dma(%from: memref<16xi32>, %to: memref<16xi32>, %a: i2, %n: i3) {
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %x = arith.index_castui %a : i2 to index
  %count = arith.index_castui %n : i3 to index
  affine.dma_start %from[%x + 3], %to[%x * 2], %tag[%zero], %count : memref<16xi32>, memref<16xi32>, memref<1xi32>
  affine.dma_wait %tag[%zero], %count : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

// The stride is the source's, whose memory space has the lower number.
func.func @dma_strided_source(%from: memref<32xi16>, %to: memref<16xi16, 1>, %n: i3, %s: i2, %k: i2) {
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = arith.index_castui %n : i3 to index
  %more = arith.index_castui %s : i2 to index
  %less = arith.index_castui %k : i2 to index
  %chunk = arith.addi %less, %one : index
  %stride = arith.addi %more, %chunk : index
  affine.dma_start %from[1], %to[2], %tag[%zero], %count, %stride, %chunk : memref<32xi16>, memref<16xi16, 1>, memref<1xi32>
  affine.dma_wait %tag[%zero], %count : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

func.func @dma_strided_target(%from: memref<16xi8, 2>, %to: memref<32xi8, 1>, %n: i3, %s: i2, %k: i2) {
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = arith.index_castui %n : i3 to index
  %more = arith.index_castui %s : i2 to index
  %less = arith.index_castui %k : i2 to index
  %chunk = arith.addi %less, %one : index
  %stride = arith.addi %more, %chunk : index
  affine.dma_start %from[0], %to[1], %tag[%zero], %count, %stride, %chunk : memref<16xi8, 2>, memref<32xi8, 1>, memref<1xi32>
  affine.dma_wait %tag[%zero], %count : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  return
}

// Between shapes of different ranks, across the ends of rows.
func.func @dma_ranks(%from: memref<4x6xf64>, %to: memref<24xf64>, %a: i2) {
  %tag = memref.alloc() : memref<2x2xi32>
  %zero = arith.constant 0 : index
  %count = arith.constant 9 : index
  %x = arith.index_castui %a : i2 to index
  affine.dma_start %from[%x floordiv 2, %x], %to[%x], %tag[%zero, 1], %count : memref<4x6xf64>, memref<24xf64>, memref<2x2xi32>
  affine.dma_wait %tag[%zero, 1], %count : memref<2x2xi32>
  memref.dealloc %tag : memref<2x2xi32>
  return
}
