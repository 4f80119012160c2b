// RUN: printf 'break 35\ncontinue\nbacktrace\nprint %%%%seven\nstep\nreverse-step\nreverse-step\nfinish\n' | mlir-interp step %s | FileCheck %s
// RUN: mlir-interp trace --json %s | FileCheck %s --check-prefix=TRACE
// A coroutine goes on in the middle of a block, in a frame that has all its values.

// CHECK: breakpoint 1
// CHECK: (step) backtrace
// CHECK-NEXT: #0 @once() at llvm.add, line 35
// CHECK-NEXT: #1 @main() at llvm.intr.coro.resume, line 48
// CHECK: (step) print %seven
// CHECK-NEXT: %seven = 7 : i64
// CHECK: (step) step
// CHECK: %sum = 14 : i64
// CHECK: (step) reverse-step
// CHECK: llvm.add in @once, line 35

// TRACE: "name": "llvm.intr.coro.resume"
// TRACE: "name": "llvm.switch"
// TRACE: "event": "end", {{.*}}"end": "returned"
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @once() -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %seven = llvm.mlir.constant(7 : i64) : i64
  %id = llvm.intr.coro.id %zero, %null, %null, %null
    : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %how = llvm.intr.coro.suspend %none, %no : i8
  llvm.switch %how : i8, ^end [0: ^on]

^on:
  %sum = llvm.add %seven, %seven : i64
  %more = llvm.add %sum, %seven : i64
  llvm.br ^end

^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// It begins in another call, which is over.

llvm.func @main() {
  %h = llvm.call @once() : () -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}
