// RUN: not mlir-interp run %s -e tail 2>&1 | FileCheck %s --check-prefix=TAIL
// RUN: not mlir-interp run %s -e must 2>&1 | FileCheck %s --check-prefix=MUST
// RUN: not mlir-interp run %s -e to_library 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// A tail call does without what its caller has on the stack: M37.

llvm.func @get(%p: !llvm.ptr) -> i32 {
  // TAIL: [[@LINE+2]]:{{[0-9]+}}: error: undefined behaviour: the memory is the stack's of a function whose tail call has not returned
  // MUST: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the memory is the stack's of a function whose tail call has not returned
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @tail() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  // TAIL: [[@LINE+1]]:{{[0-9]+}}: note: the memory (4 bytes at {{.*}}) was allocated on the stack here
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %r = llvm.call tail @get(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
llvm.func @passes(%q: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %r = llvm.call musttail @get(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
llvm.func @must() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call @passes(%null) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}

llvm.func @puts(!llvm.ptr) -> i32
llvm.func @to_library() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i8) : i8
  %p = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store %zero, %p : i8, !llvm.ptr
  // LIBRARY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: {{.*}}the stack's of a function whose tail call has not returned
  llvm.call tail @puts(%p) : (!llvm.ptr) -> i32
  llvm.return
}

// The memory of the caller's caller may be used; and the caller's again when the call is over.
llvm.func @add(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @between(%q: !llvm.ptr) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  llvm.store %two, %p : i32, !llvm.ptr
  %a = llvm.call tail @add(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i32
  %b = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}
llvm.func @kept() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  // KEPT: 3 : i32
  %r = llvm.call @between(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
