// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e poison | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e narrow 2>&1 | FileCheck %s --check-prefix=NARROW
// llvm.intr.ptrmask moves a pointer by a distance (LangRef): bits of the address above those of an index stay, and a
// mask has as many bits as an index. It may be executed where its result is not needed, as the invariant groups'
// operations may: poison behaves as data.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {
  // CHECK: 4294967296 : i64
  func.func @main() -> i64 {
    %at = llvm.mlir.constant(0x100000003 : i64) : i64
    %mask = llvm.mlir.constant(-4 : i32) : i32
    %p = llvm.inttoptr %at : i64 to !llvm.ptr<1>
    %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
    %r = llvm.ptrtoint %q : !llvm.ptr<1> to i64
    return %r : i64
  }

  // POISON: poison : !llvm.ptr
  // POISON: poison : !llvm.ptr
  // POISON: poison : !llvm.ptr
  func.func @poison() -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %p = llvm.mlir.poison : !llvm.ptr
    %mask = llvm.mlir.constant(-4 : i64) : i64
    %a = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
    %b = llvm.intr.launder.invariant.group %p : !llvm.ptr
    %c = llvm.intr.strip.invariant.group %p : !llvm.ptr
    return %a, %b, %c : !llvm.ptr, !llvm.ptr, !llvm.ptr
  }

  func.func @narrow() -> !llvm.ptr {
    %p = llvm.mlir.zero : !llvm.ptr
    %mask = llvm.mlir.constant(-4 : i32) : i32
    // NARROW: [[# @LINE + 1]]:10: error: unsupported: 'llvm.intr.ptrmask': a mask of 32 bits for pointers whose indices have 64
    %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i32) -> !llvm.ptr
    return %q : !llvm.ptr
  }
}
