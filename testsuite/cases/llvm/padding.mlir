// RUN: mlir-interp run %s | FileCheck %s
// Padding of a global is zero (DECISIONS.md M22); what is copied is as known as it was (M21).
llvm.mlir.global internal @padded() : !llvm.struct<(i8, i64)> {
  %zero = llvm.mlir.zero : !llvm.struct<(i8, i64)>
  llvm.return %zero : !llvm.struct<(i8, i64)>
}

// CHECK: 0 : i8
// CHECK-NEXT: 7 : i32
func.func @main() -> (i8, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %g = llvm.mlir.addressof @padded : !llvm.ptr
  %q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %q : !llvm.ptr -> i8
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %copy = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  "llvm.intr.memcpy"(%copy, %p, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %both = llvm.load %copy : !llvm.ptr -> i64
  %b = llvm.trunc %both : i64 to i32
  return %a, %b : i8, i32
}
