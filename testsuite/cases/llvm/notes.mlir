// RUN: mlir-interp run %s | FileCheck %s
// What tells something to tools, and does nothing.
#file = #llvm.di_file<"a.c" in "/">
#sub = #llvm.di_subprogram<scope = #file, name = "main", file = #file>
#x = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 3>
llvm.mlir.global internal thread_local @own(7 : i32) : i32
llvm.mlir.global internal constant @note("a note\00") : !llvm.array<7 x i8>

// CHECK: 7 : i32
// CHECK-NEXT: 3 : i32
func.func @main() -> (i32, i32) {
  %three = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.mlir.addressof @own : !llvm.ptr
  %note = llvm.mlir.addressof @note : !llvm.ptr
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%q, %note, %note, %three, %note) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %s = "llvm.intr.ptr.annotation"(%q, %note, %note, %three, %note) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %a = llvm.load %s : !llvm.ptr -> i32
  %b = "llvm.intr.annotation"(%three, %note, %note, %three) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  return %a, %b : i32, i32
}
