// RUN: not mlir-interp run %s -e same 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: not mlir-interp run %s -e read_first 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not mlir-interp run %s -e through_memory 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not mlir-interp run %s -e of_global 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not mlir-interp run %s -e in_loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not mlir-interp trace %s -e in_loop --json 2>&1 >%t.json | FileCheck %s --check-prefix=LOOP
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT
// Memory that is modified while a function runs, and accessed through its noalias argument, is not
// accessed through others: M37.

llvm.func @set_get(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %a : i32, !llvm.ptr
  // SAME: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: this reads memory through a pointer that is not based on argument 0 of a call, which is noalias, and it was written through that
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @same() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // SAME: [[@LINE+1]]:{{[0-9]+}}: note: the call
  %r = llvm.call @set_get(%p, %p) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %r : i32
}

// A read before the write is one too; and the promise may stand at the call.
llvm.func @get_set(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  // FIRST: [[@LINE+2]]:{{[0-9]+}}: error: undefined behaviour: this writes memory through argument 1 of a call, which is noalias, and it was read through another pointer
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.store %x, %b : i32, !llvm.ptr
  llvm.return %x : i32
}
llvm.func @read_first() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.call @get_set(%p, %p) : (!llvm.ptr, !llvm.ptr {llvm.noalias}) -> i32
  llvm.return %r : i32
}

// What is loaded is based on the argument where that was stored.
llvm.func @by_copy(%a: !llvm.ptr {llvm.noalias}, %cell: !llvm.ptr, %other: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %a, %cell : !llvm.ptr, !llvm.ptr
  %b = llvm.load %cell : !llvm.ptr -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  %x = llvm.load %b : !llvm.ptr -> i32
  %c = llvm.load %other : !llvm.ptr -> !llvm.ptr
  // MEMORY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: this reads memory through a pointer that is not based on argument 0
  %y = llvm.load %c : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @through_memory() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %cell = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %other = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %other : !llvm.ptr, !llvm.ptr
  %r = llvm.call @by_copy(%p, %cell, %other) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return %r : i32
}

llvm.mlir.global @g(1 : i32) : i32
llvm.func @named(%a: !llvm.ptr {llvm.noalias}) {
  %two = llvm.mlir.constant(2 : i32) : i32
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %two, %a : i32, !llvm.ptr
  // GLOBAL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: this writes memory through a pointer that is not based on argument 0
  llvm.store %two, %g : i32, !llvm.ptr
  llvm.return
}
llvm.func @of_global() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @named(%g) : (!llvm.ptr) -> ()
  llvm.return
}

// Loops run fast where nothing can be broken, and find what is where it can: the regions begin to
// overlap at the last element.
llvm.func @copy(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr, %count: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %a = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: this reads memory through a pointer that is not based on argument 0
  %x = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %b : i32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %count : i64
  llvm.cond_br %more, ^loop(%next : i64), ^done
^done:
  llvm.return
}
llvm.func @in_loop() {
  %zero = llvm.mlir.constant(0 : i8) : i8
  %count = llvm.mlir.constant(1000 : i64) : i64
  %more = llvm.mlir.constant(1001 : i64) : i64
  %size = llvm.mlir.constant(8000 : i64) : i64
  %from = llvm.alloca %size x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%from, %zero, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %to = llvm.getelementptr %from[1000] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @copy(%to, %from, %count) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @copy(%to, %from, %more) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// Other bytes of one object; memory that nobody modifies; a pointer that was given back.
llvm.func @sum(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}) -> i32 {
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @back(%a: !llvm.ptr {llvm.noalias}, %cell: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.load %cell : !llvm.ptr -> !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @kept() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %cell = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %q, %cell : !llvm.ptr, !llvm.ptr
  llvm.store %two, %q : i32, !llvm.ptr
  %again = llvm.call @back(%p, %cell) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  // KEPT: 2 : i32
  %r = llvm.call @sum(%again, %p) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %r : i32
}
