// RUN: not mlir-interp check %s | FileCheck %s
// No memory is made up for a pointer, whose type does not tell its size; which function is left out is told, and what
// can be compared in its place.

// CHECK: @read: not compared: no value can be made up for argument 0 of type '!llvm.ptr', for what it leads to is not known: a function that makes the memory and calls @read can be compared
llvm.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// CHECK: @reads: {{.*}} inputs: all equal
llvm.func @reads(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.call @read(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
