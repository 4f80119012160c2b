// RUN: not mlir-interp run %s -e copy 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not mlir-interp run %s -e some 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not mlir-interp run %s -e append 2>&1 | FileCheck %s --check-prefix=APPEND
// RUN: not mlir-interp run %s -e append_some 2>&1 | FileCheck %s --check-prefix=APPEND-SOME
// RUN: not mlir-interp run %s -e print 2>&1 | FileCheck %s --check-prefix=PRINT
// RUN: not mlir-interp run %s -e print_cut 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: not mlir-interp run %s -e print_itself 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not mlir-interp run %s -e scan 2>&1 | FileCheck %s --check-prefix=SCAN
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// RUN: mlir-interp run %s -e kept_apart | FileCheck %s --check-prefix=APART
// Strings must not overlap what they are copied to: X6.
llvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @strncpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
llvm.func @strcat(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @strncat(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
llvm.func @sprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.func @snprintf(!llvm.ptr, i64, !llvm.ptr, ...) -> i32
llvm.func @sscanf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @string("%s\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @cut("%.2s\00") : !llvm.array<5 x i8>
llvm.mlir.global internal constant @one("%1s\00") : !llvm.array<4 x i8>
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
llvm.func @append_some() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  // APPEND-SOME: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @strncat: the 2 bytes of the string overlap
  %r = llvm.call @strncat(%p, %q, %two) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
llvm.func @print() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %s = llvm.mlir.addressof @string : !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  // PRINT: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @sprintf: the 3 bytes of the string overlap what they are copied to
  %r = llvm.call @sprintf(%p, %s, %q) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @print_cut() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %s = llvm.mlir.addressof @cut : !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // CUT: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @snprintf: the 2 bytes of the string overlap
  %r = llvm.call @snprintf(%q, %two, %s, %p) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @print_itself() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  // ITSELF: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @sprintf: the 5 bytes of the string overlap
  %r = llvm.call @sprintf(%p, %p) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @scan() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %s = llvm.mlir.addressof @string : !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  // SCAN: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @sscanf: the 5 bytes of the string overlap
  %r = llvm.call @sscanf(%p, %s, %q) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
// What is not read, and not written, overlaps nothing.
llvm.func @kept_apart() -> (i32) {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %s = llvm.mlir.addressof @cut : !llvm.ptr
  %o = llvm.mlir.addressof @one : !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %n = llvm.call @snprintf(%q, %two, %s, %p) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
  // APART: 3 : i32
  %m = llvm.call @sscanf(%p, %o, %q) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  %r = llvm.add %n, %m : i32
  llvm.return %r : i32
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
