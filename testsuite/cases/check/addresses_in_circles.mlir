// RUN: mlir-interp check %s > %t; test $? -eq 6
// RUN: FileCheck %s < %t
// In a block that is not reached values may be made of each other.

// CHECK: @main: 1 input: 1 not judged
llvm.func @main() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
^never:
  %a = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %n = llvm.ptrtoint %a : !llvm.ptr to i64
  %m = llvm.add %m, %n : i64
  %c = llvm.icmp "ult" %a, %p : !llvm.ptr
  llvm.return %m : i64
}
