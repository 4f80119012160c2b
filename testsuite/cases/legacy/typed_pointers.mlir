// What a pointer points to is dropped, and taken from the type where it is loaded. DECISIONS.md O4.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: mlir-interp print --legacy %s | mlir-opt | FileCheck %s --check-prefix=TODAY
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 9 : i32
// NOTE: error: failed to parse LLVMPointerType parameter 'addressSpace'
// NOTE: note: a pointer that says what it points to is read with --legacy; today it is written '!llvm.ptr'
// TODAY: llvm.func @space(!llvm.ptr<3>) -> !llvm.ptr
llvm.func @space(%p: !llvm.ptr<i8, 3>) -> !llvm.ptr<ptr<i8>>

func.func @main() -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %nine = llvm.mlir.constant(9 : i32) : i32
  // TODAY: llvm.alloca %{{.*}} x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr<i32>
  // TODAY: llvm.getelementptr %{{.*}}[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  // TODAY: llvm.store %{{.*}}, %{{.*}} : i32, !llvm.ptr
  llvm.store %nine, %q : !llvm.ptr<i32>
  // TODAY: llvm.alloca %{{.*}} x !llvm.ptr : (i32) -> !llvm.ptr
  %pp = llvm.alloca %two x !llvm.ptr<i32> : (i32) -> !llvm.ptr<ptr<i32>>
  // TODAY: llvm.store %{{.*}}, %{{.*}} : !llvm.ptr, !llvm.ptr
  llvm.store %q, %pp : !llvm.ptr<ptr<i32>>
  // TODAY: llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %pp : !llvm.ptr<ptr<i32>>
  // TODAY: llvm.load %{{.*}} : !llvm.ptr -> i32
  %v = llvm.load %r : !llvm.ptr<i32>
  return %v : i32
}
