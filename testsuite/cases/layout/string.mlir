// RUN: mlir-interp run %s | FileCheck %s
// What LLVM's own string says: its defaults are LLVM's, an i64 aligned to 4 bytes (M34).
module attributes {llvm.data_layout = "E-m:e-p:32:32-p3:16:16-f64:32-n32-S64"} {
  // CHECK: {{^}}0 : i8
  // CHECK-NEXT: {{^}}24 : i64
  // CHECK-NEXT: {{^}}2 : i64
  func.func @main() -> (i8, i64, i64) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %one, %p : i32, !llvm.ptr
    %a = llvm.load %p : !llvm.ptr -> i8
    %null = llvm.mlir.zero : !llvm.ptr
    %q = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i8, f64)>
    %b = llvm.ptrtoint %q : !llvm.ptr to i64
    %r = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
    %c = llvm.ptrtoint %r : !llvm.ptr to i64
    return %a, %b, %c : i8, i64, i64
  }
}
