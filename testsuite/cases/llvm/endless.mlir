// RUN: not mlir-interp run %s -e kept 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not mlir-interp run %s -e walked 2>&1 | FileCheck %s --check-prefix=WALKED
// RUN: mlir-interp run %s | FileCheck %s
// A struct that holds itself has no size; behind a pointer it may.
func.func @kept() {
  %one = llvm.mlir.constant(1 : i32) : i32
  // KEPT: [[# @LINE + 1]]:8: error: unsupported: 'llvm.alloca': memory for values of type '!llvm.struct<"a",
  %p = llvm.alloca %one x !llvm.struct<"a", (ptr, array<2 x struct<"a">>)> : (i32) -> !llvm.ptr
  return
}

func.func @walked() {
  %null = llvm.mlir.zero : !llvm.ptr
  // WALKED: [[# @LINE + 1]]:8: error: unsupported: 'llvm.getelementptr': addresses of values of type '!llvm.struct<"b",
  %p = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"b", (i32, struct<"c", (struct<"b">)>)>
  return
}

// CHECK: 1 : i32
func.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<"list", (i32, ptr)> : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
