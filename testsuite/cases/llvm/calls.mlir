// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// Calls, invocations and switches.

// CHECK: llvm.func @f(%{{.*}}: i32, %{{.*}}: !llvm.ptr) {
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
  // CHECK: %{{.*}} = llvm.call @g(%{{.*}}) {x} : (i32) -> i32
  %0 = llvm.call @g(%arg0) {x} : (i32) -> i32
  // CHECK: llvm.call @h(%{{.*}}) : (i32) -> ()
  llvm.call @h(%arg0) : (i32) -> ()
  // CHECK: %{{.*}} = llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (i32) -> i32
  %1 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  // CHECK: %{{.*}} = llvm.call fastcc tail @gv(%{{.*}}) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  %2 = llvm.call fastcc tail @gv(%arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  // CHECK: llvm.call %{{.*}}(%{{.*}}) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
  llvm.call %arg1(%arg0) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
  // CHECK: llvm.call @h(%{{.*}}) ["x"(%{{.*}} : i32), "y"()] : (i32) -> ()
  llvm.call @h(%arg0) ["x"(%arg0 : i32), "y"()] : (i32) -> ()
  // CHECK: llvm.call @h(%{{.*}}) {fastmathFlags = #llvm.fastmath<fast>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i32 {llvm.noundef}) -> ()
  llvm.call @h(%arg0) {fastmathFlags = #llvm.fastmath<fast>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i32 {llvm.noundef}) -> ()
  // CHECK: %{{.*}} = llvm.call @g(%{{.*}}) : (i32) -> (i32 {llvm.noundef})
  %3 = llvm.call @g(%arg0) : (i32) -> (i32 {llvm.noundef})
  // CHECK: %{{.*}} = llvm.call_intrinsic "llvm.foo"(%{{.*}}) : (i32) -> i32
  %4 = llvm.call_intrinsic "llvm.foo"(%arg0) : (i32) -> i32
  // CHECK: llvm.call_intrinsic "llvm.foo"() ["a"(%{{.*}} : i32)] : () -> ()
  llvm.call_intrinsic "llvm.foo"() ["a"(%arg0 : i32)] : () -> ()
  // CHECK: %{{.*}} = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] "x", "y" %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %5 = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] "x", "y" %arg0, %arg0 : (i32, i32) -> i32
  // CHECK: llvm.inline_asm tail_call_kind = <tail> "x", "y"  : () -> ()
  llvm.inline_asm tail_call_kind = <tail> "x", "y"  : () -> ()
  // CHECK: llvm.switch %{{.*}} : i32, ^bb{{.*}}(%{{.*}} : i32) [
  llvm.switch %arg0 : i32, ^bb1(%arg0 : i32) [
    // CHECK: 1: ^bb{{.*}}(%{{.*}} : i32),
    1: ^bb1(%arg0 : i32),
    // CHECK: 2: ^bb{{.*}}(%{{.*}} : i32)
    2: ^bb1(%arg0 : i32)
  // CHECK: ] {branch_weights = array<i32: 1, 2, 3>}
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb1(%6: i32):
  // CHECK: llvm.switch %{{.*}} : i32, ^bb{{.*}} [
  llvm.switch %arg0 : i32, ^bb2 [
  // CHECK: ] {x}
  ] {x}
^bb2:
  // CHECK: llvm.indirectbr %{{.*}} : !llvm.ptr, [
  llvm.indirectbr %arg1 : !llvm.ptr, [
  ^bb1(%arg0 : i32),
  ^bb2
  // CHECK: ]
  ]
}
// CHECK: llvm.func @g(i32) -> i32
llvm.func @g(i32) -> i32
// CHECK: llvm.func @gv(i32, ...) -> i32
llvm.func @gv(i32, ...) -> i32
// CHECK: llvm.func @h(i32)
llvm.func @h(i32)
// CHECK: llvm.func @inv(%{{.*}}: i32) -> i32 attributes {personality = @pers} {
llvm.func @inv(%arg0: i32) -> i32 attributes {personality = @pers} {
  // CHECK: %{{.*}} = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.mlir.zero : !llvm.ptr
  // CHECK: %{{.*}} = llvm.invoke @g(%{{.*}}) to ^bb{{.*}} unwind ^bb{{.*}} {x} : (i32) -> i32
  %1 = llvm.invoke @g(%arg0) to ^bb2 unwind ^bb1 {x} : (i32) -> i32
^bb1:
  // CHECK: %{{.*}} = llvm.landingpad cleanup (catch %{{.*}} : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  // CHECK: llvm.resume %{{.*}} : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb2:
  // CHECK: %{{.*}} = llvm.invoke fastcc @gv(%{{.*}}) to ^bb{{.*}}(%{{.*}} : i32) unwind ^bb{{.*}} vararg(!llvm.func<i32 (i32, ...)>) ["a"()] : (i32) -> i32
  %3 = llvm.invoke fastcc @gv(%arg0) to ^bb3(%arg0 : i32) unwind ^bb1 vararg(!llvm.func<i32 (i32, ...)>) ["a"()] : (i32) -> i32
^bb3(%4: i32):
  // CHECK: llvm.unreachable
  llvm.unreachable
}
