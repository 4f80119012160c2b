// RUN: mlir-interp run %s | FileCheck %s
// More bytes than there are numbers for: C's calloc gives null.
llvm.func @calloc(i64, i64) -> !llvm.ptr
// CHECK: true
llvm.func @main() -> i1 {
  %n = llvm.mlir.constant(8589934592 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
  %r = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %r : i1
}
