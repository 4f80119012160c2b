// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print %s > %t
// RUN: mlir-opt %s | diff -B - %t
// RUN: mlir-interp print --generic %t | mlir-interp print - | diff %t -
// RUN: mlir-opt --mlir-print-op-generic %s | mlir-interp print - | diff %t -
// Memory: made, freed, read, written, copied; global.
#map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>

// CHECK: memref.global "private" constant @a : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
// GENERIC: "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<[1, 2]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
memref.global "private" constant @a : memref<2xi32> = dense<[1, 2]> {alignment = 64}
// CHECK-NEXT: memref.global @b : memref<2x2xf32, 3> = uninitialized
// GENERIC-NEXT: "memref.global"() <{initial_value, sym_name = "b", type = memref<2x2xf32, 3>}> : () -> ()
memref.global @b : memref<2x2xf32, 3> = uninitialized
// CHECK-NEXT: memref.global "nested" @c : memref<f16>
memref.global "nested" @c : memref<f16>
// CHECK-NEXT: memref.global @d : memref<0xi8> = dense<> {note = "x"}
memref.global @d : memref<0xi8> = dense<> {note = "x"}

func.func @memory(%i: index, %j: index, %x: f32) {
  // CHECK: %alloc = memref.alloc() : memref<f32>
  // GENERIC: "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
  %0 = memref.alloc() : memref<f32>
  // CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) {alignment = 32 : i64, k} : memref<?x4x?xf32>
  // GENERIC-NEXT: "memref.alloc"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{alignment = 32 : i64, operandSegmentSizes = array<i32: 2, 0>}> {k} : (index, index) -> memref<?x4x?xf32>
  %1 = memref.alloc(%i, %j) {k, alignment = 32} : memref<?x4x?xf32>
  // CHECK-NEXT: %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<4x?xf32, #map>
  %2 = memref.alloc(%i)[%j] : memref<4x?xf32, #map>
  // CHECK-NEXT: %alloc_2 = memref.alloc()[%arg0, %arg1] : memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.alloc()[%i, %j] : memref<4xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %alloca = memref.alloca() : memref<1xmemref<?xf32>>
  %4 = memref.alloca() : memref<1xmemref<?xf32>>
  // CHECK-NEXT: %alloca_3 = memref.alloca(%arg0) {alignment = 8 : i64} : memref<?xf32, 1>
  %5 = memref.alloca(%i) {alignment = 8} : memref<?xf32, 1>
  // CHECK-NEXT: %[[A:.*]] = memref.get_global @a : memref<2xi32>
  %6 = memref.get_global @a : memref<2xi32>
  // CHECK-NEXT: %[[LINE:.*]] = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: %[[MORE:.*]] = memref.realloc %[[LINE]](%arg0) {alignment = 16 : i64} : memref<4xf32> to memref<?xf32>
  %8 = memref.realloc %7(%i) {alignment = 16} : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: memref.realloc %[[MORE]] : memref<?xf32> to memref<8xf32>
  %9 = memref.realloc %8 : memref<?xf32> to memref<8xf32>
  // CHECK-NEXT: %[[E:.*]] = memref.load %alloc[] : memref<f32>
  // GENERIC: "memref.load"(%{{[0-9]+}}) : (memref<f32>) -> f32
  %10 = memref.load %0[] : memref<f32>
  // CHECK-NEXT: memref.load %alloc_0[%arg0, %arg1, %arg0] {alignment = 8 : i64, nontemporal = true} : memref<?x4x?xf32>
  %11 = memref.load %1[%i, %j, %i] {nontemporal = true, alignment = 8} : memref<?x4x?xf32>
  // CHECK-NEXT: memref.store %[[E]], %alloc_2[%arg0] : memref<4xf32, strided<[?], offset: ?>>
  memref.store %10, %3[%i] : memref<4xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: memref.store %arg2, %alloc[] {alignment = 4 : i64, nontemporal = true} : memref<f32>
  memref.store %x, %0[] {alignment = 4, nontemporal = true} : memref<f32>
  // CHECK-NEXT: memref.prefetch %alloc_0[%arg0, %arg0, %arg1], write, locality<0>, instr : memref<?x4x?xf32>
  // GENERIC: "memref.prefetch"(%{{.*}}) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<?x4x?xf32>, index, index, index) -> ()
  memref.prefetch %1[%i, %i, %j], write, locality<0>, instr : memref<?x4x?xf32>
  // CHECK-NEXT: memref.prefetch %alloc[], read, locality<3>, data : memref<f32>
  memref.prefetch %0[], read, locality<3>, data : memref<f32>
  // CHECK-NEXT: memref.copy %alloca_3, %alloc_2 {s} : memref<?xf32, 1> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %5, %3 {s} : memref<?xf32, 1> to memref<4xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: memref.dealloc %alloc_1 : memref<4x?xf32, #map>
  memref.dealloc %2 : memref<4x?xf32, #map>
  return
}

func.func @atomic(%i: index, %x: i32, %f: f32, %m: memref<?xi32>, %n: memref<f32>) {
  // CHECK: %0 = memref.atomic_rmw addi %arg1, %arg3[%arg0] : (i32, memref<?xi32>) -> i32
  // GENERIC: "memref.atomic_rmw"(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}}) <{kind = 1 : i64}> : (i32, memref<?xi32>, index) -> i32
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<?xi32>) -> i32
  // CHECK-NEXT: %1 = memref.atomic_rmw assign %0, %arg3[%arg0] {a} : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw assign %0, %m[%i] {a} : (i32, memref<?xi32>) -> i32
  // CHECK-NEXT: memref.atomic_rmw maxnumf %arg2, %arg4[] : (f32, memref<f32>) -> f32
  // GENERIC: <{kind = 5 : i64}>
  %2 = memref.atomic_rmw maxnumf %f, %n[] : (f32, memref<f32>) -> f32
  // CHECK-NEXT: %3 = memref.generic_atomic_rmw %arg3[%arg0] : memref<?xi32> {
  // CHECK-NEXT: ^bb0(%arg5: i32):
  // CHECK-NEXT: memref.atomic_yield %arg1 : i32
  // CHECK-NEXT: } {g = 1 : i64}
  %3 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %x : i32
  } {g = 1}
  return
}

func.func @transfer(%i: index, %m: memref<4x4xf32>, %n: memref<?xf32, 1>, %t: memref<1xi32>) {
  // CHECK: memref.dma_start %arg1[%arg0, %arg0], %arg2[%arg0], %arg0, %arg3[%arg0] : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  memref.dma_start %m[%i, %i], %n[%i], %i, %t[%i] : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  // CHECK-NEXT: memref.dma_start %arg1[%arg0, %arg0], %arg2[%arg0], %arg0, %arg3[%arg0], %arg0, %arg0 : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  memref.dma_start %m[%i, %i], %n[%i], %i, %t[%i], %i, %i : memref<4x4xf32>, memref<?xf32, 1>, memref<1xi32>
  // CHECK-NEXT: memref.dma_wait %arg3[%arg0], %arg0 {z} : memref<1xi32>
  memref.dma_wait %t[%i], %i {z} : memref<1xi32>
  return
}

func.func @scopes(%x: i32) -> i32 {
  // CHECK: memref.alloca_scope {
  // CHECK-NEXT: %alloca = memref.alloca() : memref<4xi32>
  // CHECK-NEXT: }
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xi32>
  }
  // CHECK-NEXT: %0:2 = memref.alloca_scope -> (i32, index) {
  // CHECK-NEXT: %c7 = arith.constant 7 : index
  // CHECK-NEXT: memref.alloca_scope.return {r} %arg0, %c7 : i32, index
  // CHECK-NEXT: } {s = "t"}
  %1:2 = memref.alloca_scope -> (i32, index) {
    %c7 = arith.constant 7 : index
    memref.alloca_scope.return {r} %x, %c7 : i32, index
  } {s = "t"}
  // CHECK-NEXT: %{{.*}} = memref.alloca_scope -> (i32) {
  %2 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %1#0 : i32
  }
  return %2 : i32
}
