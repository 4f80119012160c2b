// RUN: not mlir-interp run %s -e never 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not mlir-interp run %s -e convention 2>&1 | FileCheck %s --check-prefix=CONVENTION
// RUN: not mlir-interp run %s -e convention_of_pointer 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not mlir-interp run %s -e other 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s -e same | FileCheck %s --check-prefix=SAME
// RUN: not mlir-interp run %s -e in_loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not mlir-interp trace %s -e in_loop --json 2>&1 >%t.json | FileCheck %s --check-prefix=LOOP
// What functions promise of themselves: M13.

llvm.func @stops(%x: i32) -> i32 attributes {passthrough = ["noreturn"]} {
  llvm.return %x : i32
}

llvm.func @never() -> i32 {
  %x = llvm.mlir.constant(7 : i32) : i32
  // NEVER: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @stops has returned, which is noreturn
  %r = llvm.call @stops(%x) : (i32) -> i32
  llvm.return %r : i32
}

llvm.func fastcc @fast(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @convention() -> i32 {
  %x = llvm.mlir.constant(7 : i32) : i32
  %a = llvm.call fastcc @fast(%x) : (i32) -> i32
  // CONVENTION: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @fast has the calling convention fastcc, and is called by ccc
  %r = llvm.call @fast(%a) : (i32) -> i32
  llvm.return %r : i32
}

llvm.func @convention_of_pointer() -> i32 {
  %x = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.mlir.addressof @fast : !llvm.ptr
  // POINTER: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @fast has the calling convention fastcc, and is called by coldcc
  %r = llvm.call coldcc %p(%x) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}

llvm.func @first(%x: !llvm.ptr {llvm.returned}, %y: !llvm.ptr) -> !llvm.ptr {
  llvm.return %y : !llvm.ptr
}

llvm.func @other() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // OTHER: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function's result is not argument 0, which is returned
  %r = llvm.call @first(%p, %q) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @same() -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.call @first(%p, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  // SAME: true
  %c = llvm.icmp "eq" %p, %r : !llvm.ptr
  llvm.return %c : i1
}

// Loops and calls of functions run fast, and find it too.
llvm.func @mostly(%x: i32 {llvm.returned}) -> i32 {
  %last = llvm.mlir.constant(1000 : i32) : i32
  %is_last = llvm.icmp "eq" %x, %last : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %bit = llvm.zext %is_last : i1 to i32
  %r = llvm.sub %x, %bit : i32
  llvm.return %r : i32
}

llvm.func @in_loop() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %end = llvm.mlir.constant(2000 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function's result is not argument 0, which is returned
  %r = llvm.call @mostly(%i) : (i32) -> i32
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %end : i32
  llvm.cond_br %more, ^loop(%next : i32), ^done
^done:
  llvm.return %r : i32
}
