// RUN: mlir-interp print --mlir-print-local-scope %s | FileCheck %s
// RUN: mlir-interp print --mlir-print-local-scope --generic %s | mlir-interp print --mlir-print-local-scope - | FileCheck %s

// Functions, globals and pointers into them.

// CHECK: llvm.mlir.global internal constant @g("abc\00") {addr_space = 0 : i32, alignment = 4 : i64}
llvm.mlir.global internal constant @g("abc\00") {alignment = 4 : i64}
// CHECK: llvm.mlir.global external @h() {addr_space = 0 : i32} : i64
llvm.mlir.global external @h() : i64
// CHECK: llvm.mlir.global linkonce thread_local @h2(3 : i64) {addr_space = 3 : i32, dso_local, section = ".x"} : i64
llvm.mlir.global linkonce thread_local @h2(3 : i64) {addr_space = 3 : i32, dso_local, section = ".x"} : i64
// CHECK: llvm.mlir.global weak hidden unnamed_addr @h3() {addr_space = 0 : i32} : !llvm.ptr {
llvm.mlir.global weak hidden unnamed_addr @h3() : !llvm.ptr {
  // CHECK: %{{.*}} = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.mlir.zero : !llvm.ptr
  // CHECK: llvm.return %{{.*}} : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: llvm.func @f(%{{.*}}: i1, %{{.*}}: i32 {llvm.noundef}, %{{.*}}: !llvm.ptr<1>, ...) -> i64 attributes {passthrough = ["x"]} {
llvm.func @f(%arg0: i1, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr<1>, ...) -> i64 attributes {passthrough = ["x"]} {
  // CHECK: %{{.*}} = llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %0 = llvm.add %arg1, %arg1 overflow<nsw, nuw> : i32
  // CHECK: %{{.*}} = llvm.add %{{.*}}, %{{.*}} : i32
  %1 = llvm.add %arg1, %arg1 : i32
  // CHECK: %{{.*}} = llvm.getelementptr inbounds %{{.*}}[%{{.*}}, 1] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.struct<"a", (i32, array<3 x struct<(i8, ptr, struct<"a">)>>)>
  %2 = llvm.getelementptr inbounds %arg2[%arg1, 1] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.struct<"a", (i32, array<3 x struct<(i8, ptr, struct<"a">)>>)>
  // CHECK: %{{.*}} = llvm.getelementptr nusw|nuw %{{.*}}[%{{.*}}, 1, %{{.*}}] : (!llvm.ptr<1>, i32, i32) -> !llvm.ptr<1>, !llvm.struct<(i32, array<3 x struct<packed (i8, ptr, i9)>>)>
  %3 = llvm.getelementptr nusw|nuw %arg2[%arg1, 1, %arg1] : (!llvm.ptr<1>, i32, i32) -> !llvm.ptr<1>, !llvm.struct<(i32, array<3 x struct<packed (i8, ptr, i9)>>)>
  // CHECK: %{{.*}} = llvm.load volatile %{{.*}} {alignment = 4 : i64, tbaa = []} : !llvm.ptr<1> -> i64
  %4 = llvm.load volatile %2 {alignment = 4 : i64, tbaa = []} : !llvm.ptr<1> -> i64
  // CHECK: %{{.*}} = llvm.load %{{.*}} atomic syncscope("x") acquire invariant dereferenceable<bytes = 4, mayBeNull = true> {alignment = 4 : i64} : !llvm.ptr<1> -> !llvm.ptr
  %5 = llvm.load %2 atomic syncscope("x") acquire invariant dereferenceable<bytes = 4, mayBeNull = true> {alignment = 4 : i64} : !llvm.ptr<1> -> !llvm.ptr
  // CHECK: %{{.*}} = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  // CHECK: %{{.*}} = llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %7 = llvm.fadd %6, %6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  // CHECK: %{{.*}} = llvm.icmp "eq" %{{.*}}, %{{.*}} {a = 1 : i64} : i32
  %8 = llvm.icmp "eq" %arg1, %arg1 {a = 1 : i64} : i32
  // CHECK: %{{.*}} = llvm.fcmp "oeq" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<fast>} : f32
  %9 = llvm.fcmp "oeq" %6, %6 {fastmathFlags = #llvm.fastmath<fast>} : f32
  // CHECK: %{{.*}} = llvm.alloca inalloca %{{.*}} x !llvm.ptr {alignment = 3 : i64} : (i32) -> !llvm.ptr
  %10 = llvm.alloca inalloca %arg1 x !llvm.ptr {alignment = 3 : i64} : (i32) -> !llvm.ptr
  // CHECK: llvm.cond_br %{{.*}} weights([1, 2]), ^bb{{.*}}(%{{.*}}, %{{.*}} : i32, i32), ^bb{{.*}}
  llvm.cond_br %8 weights([1, 2]), ^bb1(%arg1, %arg1 : i32, i32), ^bb2
^bb1(%11: i32, %12: i32):
  // CHECK: llvm.br ^bb{{.*}} {loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = true>>}
  llvm.br ^bb2 {loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = true>>}
^bb2:
  // CHECK: llvm.return %{{.*}} : i64
  llvm.return %4 : i64
}
// CHECK: llvm.func fastcc @ext(i32, !llvm.ptr {llvm.byval = i32})
llvm.func fastcc @ext(i32, !llvm.ptr {llvm.byval = i32})
// CHECK: llvm.func internal amdgpu_kernelcc @i(%{{.*}}: i32) vscale_range(1, 2) comdat(@__c::@any) attributes {frame_pointer = #llvm.framePointerKind<none>, no_inline, target_features = #llvm.target_features<["+a", "-b"]>} {
llvm.func internal amdgpu_kernelcc @i(%arg0: i32) vscale_range(1, 2) comdat(@__c::@any) attributes {frame_pointer = #llvm.framePointerKind<none>, no_inline, target_features = #llvm.target_features<["+a", "-b"]>} {
  // CHECK: llvm.return
  llvm.return
}
// CHECK: llvm.comdat @__c {
llvm.comdat @__c {
  // CHECK: llvm.comdat_selector @any any
  llvm.comdat_selector @any any
}
// CHECK: llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
