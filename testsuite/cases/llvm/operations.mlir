// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// Arithmetic, memory and aggregates.

// CHECK: llvm.func @misc(%{{.*}}: !llvm.array<4 x struct<(i32, ptr)>>, %{{.*}}: vector<4xf32>, %{{.*}}: i32, %{{.*}}: f32, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: vector<[4]xi16>) {
llvm.func @misc(%arg0: !llvm.array<4 x struct<(i32, ptr)>>, %arg1: vector<4xf32>, %arg2: i32, %arg3: f32, %arg4: !llvm.ptr, %arg5: i64, %arg6: vector<[4]xi16>) {
  // CHECK: %{{.*}} = llvm.extractvalue %{{.*}}[1, 0] : !llvm.array<4 x struct<(i32, ptr)>>
  %0 = llvm.extractvalue %arg0[1, 0] : !llvm.array<4 x struct<(i32, ptr)>>
  // CHECK: %{{.*}} = llvm.insertvalue %{{.*}}, %{{.*}}[2, 0] {x} : !llvm.array<4 x struct<(i32, ptr)>>
  %1 = llvm.insertvalue %arg2, %arg0[2, 0] {x} : !llvm.array<4 x struct<(i32, ptr)>>
  // CHECK: %{{.*}} = llvm.extractelement %{{.*}}[%{{.*}} : i32] : vector<4xf32>
  %2 = llvm.extractelement %arg1[%arg2 : i32] : vector<4xf32>
  // CHECK: %{{.*}} = llvm.insertelement %{{.*}}, %{{.*}}[%{{.*}} : i32] : vector<4xf32>
  %3 = llvm.insertelement %arg3, %arg1[%arg2 : i32] : vector<4xf32>
  // CHECK: %{{.*}} = llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, -1] : vector<4xf32>
  %4 = llvm.shufflevector %arg1, %arg1 [0, 1, -1] : vector<4xf32>
  // CHECK: %{{.*}} = llvm.shufflevector %{{.*}}, %{{.*}} [0, 0, 0, 0, 0, 0, 0, 0] : vector<[4]xi16>
  %5 = llvm.shufflevector %arg6, %arg6 [0, 0, 0, 0, 0, 0, 0, 0] : vector<[4]xi16>
  // CHECK: %{{.*}} = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %6 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  // CHECK: %{{.*}} = llvm.mlir.poison : !llvm.struct<(i32)>
  %7 = llvm.mlir.poison : !llvm.struct<(i32)>
  // CHECK: %{{.*}} = llvm.mlir.undef : i32
  %8 = llvm.mlir.undef : i32
  // CHECK: %{{.*}} = llvm.or disjoint %{{.*}}, %{{.*}} : i32
  %9 = llvm.or disjoint %arg2, %arg2 : i32
  // CHECK: %{{.*}} = llvm.sdiv exact %{{.*}}, %{{.*}} {z} : i32
  %10 = llvm.sdiv exact %arg2, %arg2 {z} : i32
  // CHECK: %{{.*}} = llvm.zext nneg %{{.*}} : i32 to i64
  %11 = llvm.zext nneg %arg2 : i32 to i64
  // CHECK: %{{.*}} = llvm.trunc %{{.*}} overflow<nuw> : i64 to i32
  %12 = llvm.trunc %arg5 overflow<nuw> : i64 to i32
  // CHECK: %{{.*}} = llvm.inttoptr %{{.*}} dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %13 = llvm.inttoptr %arg5 dereferenceable<bytes = 8> : i64 to !llvm.ptr
  // CHECK: %{{.*}} = llvm.atomicrmw volatile add %{{.*}}, %{{.*}} syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %14 = llvm.atomicrmw volatile add %arg4, %arg2 syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  // CHECK: %{{.*}} = llvm.atomicrmw _xor %{{.*}}, %{{.*}} seq_cst : !llvm.ptr, i32
  %15 = llvm.atomicrmw _xor %arg4, %arg2 seq_cst : !llvm.ptr, i32
  // CHECK: %{{.*}} = llvm.cmpxchg weak volatile %{{.*}}, %{{.*}}, %{{.*}} acq_rel monotonic : !llvm.ptr, i32
  %16 = llvm.cmpxchg weak volatile %arg4, %arg2, %arg2 acq_rel monotonic : !llvm.ptr, i32
  // CHECK: llvm.fence syncscope("agent") seq_cst
  llvm.fence syncscope("agent") seq_cst
  // CHECK: llvm.store volatile %{{.*}}, %{{.*}} {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %arg2, %arg4 {alignment = 4 : i64} : i32, !llvm.ptr
  // CHECK: llvm.store %{{.*}}, %{{.*}} atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg2, %arg4 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  // CHECK: llvm.return
  llvm.return
}
