// RUN: mlir-interp print --mlir-print-local-scope %s | FileCheck %s
// RUN: mlir-interp print --mlir-print-local-scope --generic %s | mlir-interp print --mlir-print-local-scope - | FileCheck %s

// Intrinsics on memory, and hints.

// CHECK: llvm.func @memory(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i8, %{{.*}}: i32, %{{.*}}: i1) {
llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8, %arg3: i32, %arg4: i1) {
  // CHECK: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %{{.*}}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: "llvm.intr.memset"(%{{.*}}, %{{.*}}, %{{.*}}) <{isVolatile = true, tbaa = []}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%arg0, %arg2, %arg1) <{isVolatile = true, tbaa = []}> : (!llvm.ptr, i8, i64) -> ()
  // CHECK: "llvm.intr.memcpy.inline"(%{{.*}}, %{{.*}}) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  // CHECK: llvm.intr.lifetime.start %{{.*}} : !llvm.ptr
  llvm.intr.lifetime.start %arg0 : !llvm.ptr
  // CHECK: llvm.intr.lifetime.end %{{.*}} : !llvm.ptr
  llvm.intr.lifetime.end %arg0 : !llvm.ptr
  // CHECK: %{{.*}} = llvm.intr.invariant.start 8, %{{.*}} : !llvm.ptr
  %0 = llvm.intr.invariant.start 8, %arg0 : !llvm.ptr
  // CHECK: llvm.intr.invariant.end %{{.*}}, 8, %{{.*}} : !llvm.ptr
  llvm.intr.invariant.end %0, 8, %arg0 : !llvm.ptr
  // CHECK: %{{.*}} = llvm.intr.stacksave : !llvm.ptr
  %1 = llvm.intr.stacksave : !llvm.ptr
  // CHECK: llvm.intr.stackrestore %{{.*}} : !llvm.ptr
  llvm.intr.stackrestore %1 : !llvm.ptr
  // CHECK: %{{.*}} = llvm.intr.ptrmask %{{.*}}, %{{.*}} : (!llvm.ptr, i64) -> !llvm.ptr
  %2 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr, i64) -> !llvm.ptr
  // CHECK: %{{.*}} = "llvm.intr.threadlocal.address"(%{{.*}}) : (!llvm.ptr) -> !llvm.ptr
  %3 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
  // CHECK: "llvm.intr.prefetch"(%{{.*}}) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  // CHECK: llvm.intr.vastart %{{.*}} : !llvm.ptr
  llvm.intr.vastart %arg0 : !llvm.ptr
  // CHECK: llvm.intr.vacopy %{{.*}} to %{{.*}} : !llvm.ptr, !llvm.ptr
  llvm.intr.vacopy %arg0 to %arg0 : !llvm.ptr, !llvm.ptr
  // CHECK: llvm.intr.vaend %{{.*}} : !llvm.ptr
  llvm.intr.vaend %arg0 : !llvm.ptr
  // CHECK: %{{.*}} = llvm.va_arg %{{.*}} : (!llvm.ptr) -> i32
  %4 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
  // CHECK: %{{.*}} = llvm.intr.launder.invariant.group %{{.*}} : !llvm.ptr
  %5 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
  // CHECK: llvm.intr.assume %{{.*}} : i1
  llvm.intr.assume %arg4 : i1
  // CHECK: llvm.intr.assume %{{.*}} ["align"(%{{.*}}, %{{.*}} : !llvm.ptr, i32), "cold"()] : i1
  llvm.intr.assume %arg4 ["align"(%arg0, %arg3 : !llvm.ptr, i32), "cold"()] : i1
  // CHECK: %{{.*}} = llvm.intr.expect %{{.*}}, %{{.*}} : i32
  %6 = llvm.intr.expect %arg3, %arg3 : i32
  // CHECK: %{{.*}} = llvm.intr.expect.with.probability %{{.*}}, %{{.*}}, 5.000000e-01 : i32
  %7 = llvm.intr.expect.with.probability %arg3, %arg3, 5.000000e-01 : i32
  // CHECK: %{{.*}} = "llvm.intr.annotation"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %8 = "llvm.intr.annotation"(%arg3, %arg0, %arg0, %arg3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  // CHECK: %{{.*}} = llvm.intr.ssa.copy %{{.*}} : i32
  %9 = llvm.intr.ssa.copy %arg3 : i32
  // CHECK: %{{.*}} = "llvm.intr.is.constant"(%{{.*}}) : (i32) -> i1
  %10 = "llvm.intr.is.constant"(%arg3) : (i32) -> i1
  // CHECK: llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>, description = "d">>
  llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>, description = "d">>
  // CHECK: llvm.intr.debugtrap
  llvm.intr.debugtrap
  // CHECK: llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  // CHECK: llvm.intr.trap
  llvm.intr.trap
  // CHECK: llvm.unreachable
  llvm.unreachable
}
