// RUN: %as-printed %s %t
// Memory: made, freed, read, written, copied; global.
#map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
memref.global "private" constant @a : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
memref.global @b : memref<2x2xf32, 3> = uninitialized
memref.global "nested" @c : memref<f16>
memref.global @d : memref<0xi8> = dense<> {note = "x"}

func.func @memory(%arg0: index, %arg1: index, %arg2: f32) {
  %alloc = memref.alloc() : memref<f32>
  %alloc_0 = memref.alloc(%arg0, %arg1) {alignment = 32 : i64, k} : memref<?x4x?xf32>
  //= %alloc_0 = memref.alloc(%arg0, %arg1) {k, alignment = 32} : memref<?x4x?xf32>
  %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<4x?xf32, #map>
  %alloc_2 = memref.alloc()[%arg0, %arg1] : memref<4xf32, strided<[?], offset: ?>>
  %alloca = memref.alloca() : memref<1xmemref<?xf32>>
  %alloca_3 = memref.alloca(%arg0) {alignment = 8 : i64} : memref<?xf32, 1>
  %0 = memref.get_global @a : memref<2xi32>
  %alloc_4 = memref.alloc() : memref<4xf32>
  %1 = memref.realloc %alloc_4(%arg0) {alignment = 16 : i64} : memref<4xf32> to memref<?xf32>
  %2 = memref.realloc %1 : memref<?xf32> to memref<8xf32>
  %3 = memref.load %alloc[] : memref<f32>
  %4 = memref.load %alloc_0[%arg0, %arg1, %arg0] {alignment = 8 : i64, nontemporal = true} : memref<?x4x?xf32>
  //= %4 = memref.load %alloc_0[%arg0, %arg1, %arg0] {nontemporal = true, alignment = 8} : memref<?x4x?xf32>
  memref.store %3, %alloc_2[%arg0] : memref<4xf32, strided<[?], offset: ?>>
  memref.store %arg2, %alloc[] {alignment = 4 : i64, nontemporal = true} : memref<f32>
  memref.prefetch %alloc_0[%arg0, %arg0, %arg1], write, locality<0>, instr : memref<?x4x?xf32>
  memref.prefetch %alloc[], read, locality<3>, data : memref<f32>
  memref.copy %alloca_3, %alloc_2 {s} : memref<?xf32, 1> to memref<4xf32, strided<[?], offset: ?>>
  memref.dealloc %alloc_1 : memref<4x?xf32, #map>
  return
}

func.func @atomic(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<?xi32>, %arg4: memref<f32>) {
  %0 = memref.atomic_rmw addi %arg1, %arg3[%arg0] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw assign %0, %arg3[%arg0] {a} : (i32, memref<?xi32>) -> i32
  %2 = memref.atomic_rmw maxnumf %arg2, %arg4[] : (f32, memref<f32>) -> f32
  %3 = memref.generic_atomic_rmw %arg3[%arg0] : memref<?xi32> {
  ^bb0(%arg5: i32):
    memref.atomic_yield %arg1 : i32
  } {g = 1 : i64}
  return
}

func.func @transfer(%arg0: index, %arg1: memref<4x4xf32>, %arg2: memref<?xf32, 1>, %arg3: memref<1xi32>) {
  memref.dma_start %arg1[%arg0, %arg0], %arg2[%arg0], %arg0, %arg3[%arg0] : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  memref.dma_start %arg1[%arg0, %arg0], %arg2[%arg0], %arg0, %arg3[%arg0], %arg0, %arg0 : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  memref.dma_wait %arg3[%arg0], %arg0 {z} : memref<1xi32>
  return
}

func.func @scopes(%arg0: i32) -> i32 {
  memref.alloca_scope  {
    %alloca = memref.alloca() : memref<4xi32>
  }
  %0:2 = memref.alloca_scope  -> (i32, index) {
    %c7 = arith.constant 7 : index
    memref.alloca_scope.return {r} %arg0, %c7 : i32, index
  } {s = "t"}
  %1 = memref.alloca_scope  -> (i32) {
    memref.alloca_scope.return %0#0 : i32
  }
  return %1 : i32
}
