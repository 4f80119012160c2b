// RUN: not mlir-interp run %s -e small 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not mlir-interp run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not mlir-interp run %s -e poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// RUN: not mlir-interp run %s -e in_loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not mlir-interp trace %s -e in_loop --json 2>&1 >%t.json | FileCheck %s --check-prefix=LOOP
// What a load promises of the pointer that it loads: M13.

llvm.func @pointer_to(%bytes: i64) -> !llvm.ptr {
  %one = llvm.mlir.constant(8 : i64) : i64
  %at = llvm.call @malloc(%one) : (i64) -> !llvm.ptr
  %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.store %p, %at : !llvm.ptr, !llvm.ptr
  llvm.return %at : !llvm.ptr
}
llvm.func @malloc(i64) -> !llvm.ptr

llvm.func @small() {
  %bytes = llvm.mlir.constant(7 : i64) : i64
  %at = llvm.call @pointer_to(%bytes) : (i64) -> !llvm.ptr
  // SMALL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer that is loaded, 0x{{[0-9a-f]+}}, does not point to 8 bytes of living memory, as its dereferenceable says
  %p = llvm.load %at dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}

llvm.func @null() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %at = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %null, %at : !llvm.ptr, !llvm.ptr
  %p = llvm.load %at dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  // NULL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer that is loaded, 0x0, does not point to 8 bytes
  %q = llvm.load %at dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}

llvm.func @poison() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %at = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  // POISON: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer that is loaded is poison, and dereferenceable
  %q = llvm.load %at dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}

llvm.func @kept() -> i64 {
  %bytes = llvm.mlir.constant(8 : i64) : i64
  %at = llvm.call @pointer_to(%bytes) : (i64) -> !llvm.ptr
  %p = llvm.load %at dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.store %bytes, %p : i64, !llvm.ptr
  // KEPT: 8 : i64
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// Loops run fast, and find it too.
llvm.func @in_loop() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %end = llvm.mlir.constant(2000 : i32) : i32
  %last = llvm.mlir.constant(1000 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %at = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %is_last = llvm.icmp "eq" %i, %last : i32
  %p = llvm.select %is_last, %null, %at : i1, !llvm.ptr
  llvm.store %p, %at : !llvm.ptr, !llvm.ptr
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer that is loaded, 0x0
  %q = llvm.load %at dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %end : i32
  llvm.cond_br %more, ^loop(%next : i32), ^done
^done:
  llvm.return
}
