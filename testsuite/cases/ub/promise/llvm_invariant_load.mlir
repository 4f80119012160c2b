// RUN: not mlir-interp run %s -e changed 2>&1 | FileCheck %s --check-prefix=CHANGED
// RUN: not mlir-interp run %s -e in_loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// What an invariant load reads is always the same; loads that are not invariant are not asked: M37.

llvm.func @changed() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %x = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %two, %p : i32, !llvm.ptr
  // CHANGED: [[@LINE+2]]:{{[0-9]+}}: error: undefined behaviour: the memory is not what it was when it was loaded before, and loads of it are invariant
  // CHANGED: [[@LINE-3]]:{{[0-9]+}}: note: it was loaded before here
  %y = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.return %y : i32
}

llvm.func @in_loop() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %end = llvm.mlir.constant(2000 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %k = llvm.mlir.constant(10 : i32) : i32
  %tenth = llvm.lshr %i, %k : i32
  llvm.store %tenth, %p : i32, !llvm.ptr
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the memory is not what it was
  %x = llvm.load %p invariant : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %end : i32
  llvm.cond_br %more, ^loop(%next : i32), ^done
^done:
  llvm.return
}

llvm.func @kept() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %x = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %one, %p : i32, !llvm.ptr
  %y = llvm.load %p invariant : !llvm.ptr -> i32
  // KEPT: 2 : i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
