// RUN: mlir-interp print %s | FileCheck %s
// Flags are numbers, taken from an integer of any width: its lower 32 bits. An enumerator that is an
// empty string is none.
// CHECK-LABEL: llvm.func @flags
llvm.func @flags(%a: i32, %p: !llvm.ptr) {
  // CHECK-NEXT: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i32
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4294967297 : i64}> : (i32, i32) -> i32
  // CHECK-NEXT: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %1 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i2}> : (i32, i32) -> i32
  // CHECK-NEXT: llvm.add %{{.*}}, %{{.*}} overflow<nuw> : i32
  %2 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nuw>}> : (i32, i32) -> i32
  // CHECK-NEXT: llvm.getelementptr nuw %
  %3 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 4 : index, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  // CHECK-NEXT: llvm.load %{{.*}} : !llvm.ptr -> i32
  %4 = llvm.load %p atomic "" : !llvm.ptr -> i32
  llvm.return
}
