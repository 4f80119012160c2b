// RUN: not mlir-interp run %s -e copy 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not mlir-interp run %s -e some 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not mlir-interp run %s -e append 2>&1 | FileCheck %s --check-prefix=APPEND
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// Strings must not overlap what they are copied to: X6.
llvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @strncpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
llvm.func @strcat(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.mlir.global internal @text("abcd\00\00\00\00\00\00\00\00") : !llvm.array<12 x i8>

llvm.func @copy() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  // COPY: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @strcpy: the 5 bytes of the string overlap what they are copied to
  %r = llvm.call @strcpy(%q, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
llvm.func @some() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // SOME: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @strncpy: the 2 bytes of the string overlap
  %r = llvm.call @strncpy(%p, %q, %two) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
llvm.func @append() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  // APPEND: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @strcat: the 5 bytes of the string overlap
  %r = llvm.call @strcat(%p, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
// Side by side is fine.
llvm.func @kept() -> i8 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @strcpy(%q, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  %last = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  // KEPT: 100 : i8
  %v = llvm.load %last : !llvm.ptr -> i8
  llvm.return %v : i8
}
