// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// What a module says to the linker.

// CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
// CHECK: llvm.linker_options ["-l", "libc"]
llvm.linker_options ["-l", "libc"]
// CHECK: llvm.mlir.alias external @al : i32 {
llvm.mlir.alias external @al : i32 {
  // CHECK: %{{.*}} = llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  // CHECK: llvm.return %{{.*}} : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: llvm.mlir.global internal @g(1 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global internal @g(1 : i32) : i32
// CHECK: llvm.mlir.global linkonce_odr @h(1 : i32) comdat(@c::@s) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr @h(1 : i32) comdat(@c::@s) {alignment = 8 : i64} : i32
// CHECK: llvm.comdat @c {
llvm.comdat @c {
  // CHECK: llvm.comdat_selector @s largest
  llvm.comdat_selector @s largest
}
// CHECK: llvm.mlir.ifunc external @ifn : !llvm.func<void ()>, !llvm.ptr @res
llvm.mlir.ifunc external @ifn : !llvm.func<void ()>, !llvm.ptr @res
// CHECK: llvm.func @res() -> !llvm.ptr {
llvm.func @res() -> !llvm.ptr {
  // CHECK: %{{.*}} = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.mlir.zero : !llvm.ptr
  // CHECK: llvm.return %{{.*}} : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: llvm.mlir.global_dtors dtors = [@res], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@res], priorities = [0 : i32], data = [#llvm.zero]
// CHECK: llvm.func @b() -> !llvm.ptr {
llvm.func @b() -> !llvm.ptr {
  // CHECK: %{{.*}} = llvm.blockaddress <function = @b, tag = <id = 1>> : !llvm.ptr
  %0 = llvm.blockaddress <function = @b, tag = <id = 1>> : !llvm.ptr
  // CHECK: %{{.*}} = llvm.dso_local_equivalent @b : !llvm.ptr
  %1 = llvm.dso_local_equivalent @b : !llvm.ptr
  // CHECK: llvm.br ^bb{{.*}}
  llvm.br ^bb1
^bb1:
  // CHECK: llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  // CHECK: llvm.return %{{.*}} : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: llvm.func hidden local_unnamed_addr @attrs(!llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i32 {llvm.noundef}) attributes {dso_local, garbageCollector = "g", memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32>, work_group_size_hint = array<i32: 1, 2>}
llvm.func hidden local_unnamed_addr @attrs(!llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i32 {llvm.noundef}) attributes {dso_local, garbageCollector = "g", memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32>, work_group_size_hint = array<i32: 1, 2>}
