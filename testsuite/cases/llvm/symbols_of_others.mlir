// RUN: mlir-interp run %s -e weak | FileCheck %s --check-prefix=WEAK
// RUN: mlir-interp run %s -e weak_but_there | FileCheck %s --check-prefix=THERE
// RUN: mlir-interp run %s -e weak_but_built_in | FileCheck %s --check-prefix=BUILT
// RUN: mlir-interp run %s -e equivalent | FileCheck %s --check-prefix=EQUIVALENT
// RUN: mlir-interp run %s -e chosen | FileCheck %s --check-prefix=CHOSEN
// RUN: mlir-interp run %s -e chosen_pointer | FileCheck %s --check-prefix=POINTER
// RUN: not mlir-interp run %s -e chosen_badly 2>&1 | FileCheck %s --check-prefix=BADLY

// Addresses of what is defined elsewhere, or nowhere: M33.
llvm.func extern_weak @missing() -> i32
llvm.func extern_weak @malloc(i64) -> !llvm.ptr

llvm.func @there() -> i32 {
  %r = llvm.mlir.constant(7 : i32) : i32
  llvm.return %r : i32
}

llvm.func @weak() -> i1 {
  %p = llvm.mlir.addressof @missing : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  // WEAK: true
  %r = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @weak_but_there() -> i1 {
  %p = llvm.mlir.addressof @there : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  // THERE: false
  %r = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @weak_but_built_in() -> i1 {
  %p = llvm.mlir.addressof @malloc : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  // BUILT: false
  %r = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @equivalent() -> i32 {
  %p = llvm.dso_local_equivalent @there : !llvm.ptr
  // EQUIVALENT: 7 : i32
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @resolver() -> !llvm.ptr {
  %p = llvm.mlir.addressof @there : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.mlir.ifunc external @some : !llvm.func<i32 ()>, !llvm.ptr @resolver

llvm.func @chosen() -> i32 {
  // CHOSEN: 7 : i32
  %r = llvm.call @some() : () -> i32
  llvm.return %r : i32
}

llvm.func @chosen_pointer() -> i1 {
  %p = llvm.mlir.addressof @some : !llvm.ptr
  %q = llvm.mlir.addressof @there : !llvm.ptr
  // POINTER: true
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}

llvm.func @bad_resolver() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.mlir.ifunc external @none : !llvm.func<i32 ()>, !llvm.ptr @bad_resolver

llvm.func @chosen_badly() -> i32 {
  // BADLY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: what the resolver chooses is no function
  %r = llvm.call @none() : () -> i32
  llvm.return %r : i32
}
