// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// Intrinsics of coroutines.

// CHECK: llvm.func @coro(%{{.*}}: i32, %{{.*}}: !llvm.ptr, %{{.*}}: i1) {
llvm.func @coro(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
  // CHECK: %{{.*}} = llvm.intr.coro.id %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  // CHECK: %{{.*}} = llvm.intr.coro.begin %{{.*}}, %{{.*}} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // CHECK: %{{.*}} = llvm.intr.coro.size : i64
  %2 = llvm.intr.coro.size : i64
  // CHECK: %{{.*}} = llvm.intr.coro.save %{{.*}} : (!llvm.ptr) -> !llvm.token
  %3 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  // CHECK: %{{.*}} = llvm.intr.coro.suspend %{{.*}}, %{{.*}} : i8
  %4 = llvm.intr.coro.suspend %3, %arg2 : i8
  // CHECK: %{{.*}} = llvm.mlir.none : !llvm.token
  %5 = llvm.mlir.none : !llvm.token
  // CHECK: %{{.*}} = llvm.intr.coro.end %{{.*}}, %{{.*}}, %{{.*}} : (!llvm.ptr, i1, !llvm.token) -> i1
  %6 = llvm.intr.coro.end %1, %arg2, %5 : (!llvm.ptr, i1, !llvm.token) -> i1
  // CHECK: llvm.intr.coro.resume %{{.*}} : !llvm.ptr
  llvm.intr.coro.resume %arg1 : !llvm.ptr
  // CHECK: llvm.return
  llvm.return
}
