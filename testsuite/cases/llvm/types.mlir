// RUN: mlir-interp print --allow-unregistered-dialect %s | FileCheck %s
// RUN: mlir-interp print --generic --allow-unregistered-dialect %s | mlir-interp print --allow-unregistered-dialect - | FileCheck %s

// Types, written within each other without their prefix.

// CHECK: llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, vector<4x!llvm.ptr>, vector<[4]x!llvm.ptr<1>>)
llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, vector<4x!llvm.ptr>, vector<[4]x!llvm.ptr<1>>)
// CHECK: llvm.func @aggregates(!llvm.array<4 x i32>, !llvm.array<2 x array<0 x ptr>>, !llvm.struct<()>, !llvm.struct<packed (i8, vector<4xf32>)>, !llvm.array<1 x vector<[4]xi32>>)
llvm.func @aggregates(!llvm.array<4 x i32>, !llvm.array<2 x array<0 x ptr>>, !llvm.struct<()>, !llvm.struct<packed (i8, vector<4xf32>)>, !llvm.array<1 x vector<[4]xi32>>)
// CHECK: llvm.func @identified(!llvm.struct<"a", (i32, ptr)>, !llvm.struct<"with blank", packed (i8)>, !llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>)
llvm.func @identified(!llvm.struct<"a", (i32, ptr)>, !llvm.struct<"with blank", packed (i8)>, !llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>)
// CHECK: llvm.func @recursive(!llvm.struct<"list", (i32, struct<"list">)>, !llvm.struct<"outer", (struct<"inner", (array<2 x struct<"outer">>, struct<"inner">)>)>)
llvm.func @recursive(!llvm.struct<"list", (i32, struct<"list">)>, !llvm.struct<"outer", (struct<"inner", (array<2 x struct<"outer">>, struct<"inner">)>)>)
// CHECK: llvm.func @functions(!llvm.ptr, ...) -> !llvm.struct<(f32, ptr)>
llvm.func @functions(!llvm.ptr, ...) -> !llvm.struct<(f32, ptr)>
// CHECK: llvm.func @others(!llvm.token, !llvm.metadata, !llvm.label, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.target<"spirv.Event">, !llvm.target<"t", !llvm.ptr, i32, 1, 2>)
llvm.func @others(!llvm.token, !llvm.metadata, !llvm.label, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.target<"spirv.Event">, !llvm.target<"t", !llvm.ptr, i32, 1, 2>)
// CHECK: "test.types"() {a = !llvm.func<void ()>, b = !llvm.func<i32 (i8, ptr, ...)>, c = !llvm.func<struct<(i8)> (...)>, d = !llvm.array<4 x tensor<4xi32>>, e = !llvm.void} : () -> ()
"test.types"() {a = !llvm.func<void ()>, b = !llvm.func<i32 (i8, ptr, ...)>, c = !llvm.func<struct<(i8)> (...)>, d = !llvm.array<4 x tensor<4xi32>>, e = !llvm.void} : () -> ()

// A float of this dialect is one to builtin types.
// CHECK: llvm.func @complex(!llvm.struct<(ptr)>) attributes {complex = complex<!llvm.ppc_fp128>}
llvm.func @complex(!llvm.struct<(ptr)>) attributes {complex = complex<!llvm.ppc_fp128>}
