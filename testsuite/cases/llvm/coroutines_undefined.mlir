// RUN: not mlir-interp run %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-interp run %s -e final 2>&1 | FileCheck %s --check-prefix=FINAL
// RUN: not mlir-interp run %s -e other 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e inside 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: not mlir-interp run %s -e freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not mlir-interp run %s -e stack_ended 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not mlir-interp run %s -e small 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not mlir-interp run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not mlir-interp run %s -e not_begun 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e begun_twice 2>&1 | FileCheck %s --check-prefix=BEGUN
// RUN: not mlir-interp run %s -e saved_elsewhere 2>&1 | FileCheck %s --check-prefix=SAVED
// RUN: not mlir-interp run %s -e no_promise 2>&1 | FileCheck %s --check-prefix=PROMISE
// RUN: not mlir-interp run %s -e late 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not mlir-interp run %s -e region 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: not mlir-interp run %s -e endless --max-memory=20000000 2>&1 | FileCheck %s --check-prefix=MEMORY
// What may not be done to a coroutine: DECISIONS.md M23.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)

// Suspended as often as %final says: once, or finally.
llvm.func @coroutine(%final: i1, %out: !llvm.ptr) -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %own, %out : !llvm.ptr, !llvm.ptr
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  // FREED: error: undefined behaviour: a coroutine is resumed whose frame was freed
  // FREED: note: the memory ({{[0-9]+}} bytes at 0x{{[0-9a-f]+}}) was allocated here
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %how = llvm.intr.coro.suspend %none, %final : i8
  llvm.switch %how : i8, ^end [0: ^on, 1: ^end]
^on:
  // INSIDE: [[@LINE+2]]:3: error: undefined behaviour: a coroutine is resumed that runs, and is not suspended
  // INSIDE: note: it was suspended here before
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

llvm.func @made(%final: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %h = llvm.call @coroutine(%final, %p) : (i1, !llvm.ptr) -> !llvm.ptr
  llvm.return %h : !llvm.ptr
}

llvm.func @inside() {
  %no = llvm.mlir.constant(false) : i1
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

llvm.func @twice() {
  %no = llvm.mlir.constant(false) : i1
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  // TWICE: [[@LINE+1]]:3: error: undefined behaviour: what is destroyed is not the handle of a coroutine, or of one that has ended
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @final() {
  %yes = llvm.mlir.constant(true) : i1
  %h = llvm.call @made(%yes) : (i1) -> !llvm.ptr
  // FINAL: [[@LINE+1]]:3: error: undefined behaviour: a coroutine is resumed that was suspended for the last time
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

llvm.func @other() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // OTHER: [[@LINE+1]]:3: error: undefined behaviour: what is resumed is not the handle of a coroutine, or of one that has ended
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}

llvm.func @freed() {
  %no = llvm.mlir.constant(false) : i1
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  llvm.call @free(%h) : (!llvm.ptr) -> ()
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

llvm.func @stack_ended() -> i32 {
  %no = llvm.mlir.constant(false) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %out = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %h = llvm.call @coroutine(%no, %out) : (i1, !llvm.ptr) -> !llvm.ptr
  %p = llvm.load %out : !llvm.ptr -> !llvm.ptr
  // While it is suspended, this can be used.
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  // STACK: [[@LINE+1]]:8: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @begins(%memory: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  // SMALL: [[@LINE+2]]:8: error: undefined behaviour: {{[0-9]+}} bytes at offset 0 are out of the bounds of their allocation, which has 8 bytes
  // NULL: [[@LINE+1]]:8: error: undefined behaviour: the null pointer
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // BEGUN: [[@LINE+1]]:8: error: undefined behaviour: the call is a coroutine already
  %i = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @small() {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %memory = llvm.call @malloc(%eight) : (i64) -> !llvm.ptr
  llvm.call @begins(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @null() {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.call @begins(%null) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @begun_twice() {
  %many = llvm.mlir.constant(4096 : i64) : i64
  %memory = llvm.call @malloc(%many) : (i64) -> !llvm.ptr
  llvm.call @begins(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @not_begun() {
  %none = llvm.mlir.none : !llvm.token
  %no = llvm.mlir.constant(false) : i1
  // NONE: [[@LINE+1]]:10: error: undefined behaviour: the call is no coroutine: llvm.intr.coro.begin was not executed
  %how = llvm.intr.coro.suspend %none, %no : i8
  llvm.return
}

llvm.func @saved_elsewhere() {
  %no = llvm.mlir.constant(false) : i1
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  // SAVED: [[@LINE+1]]:8: error: undefined behaviour: the coroutine is saved by another call than the one that is it
  %s = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.return
}

llvm.func @no_promise() {
  %no = llvm.mlir.constant(false) : i1
  %zero = llvm.mlir.constant(0 : i32) : i32
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  // PROMISE: [[@LINE+1]]:8: error: undefined behaviour: the coroutine has no promise
  %p = llvm.intr.coro.promise %h, %zero, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// Of two calls that go on from the same place, only one has computed %n.
llvm.func @late() {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.intr.coro.resume %h : !llvm.ptr
  // LATE: [[@LINE+1]]:{{.*}} the coroutine went on before it was computed
  %n = llvm.add %size, %size : i64
  %how = llvm.intr.coro.suspend %save, %no : i8
  llvm.switch %how : i8, ^end [0: ^on, 1: ^end]
^on:
  llvm.call @printI64(%n) : (i64) -> ()
  llvm.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

func.func @region() {
  %yes = arith.constant true
  %no = arith.constant false
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  scf.if %yes {
    // REGION: [[@LINE+1]]:12: error: unsupported: 'llvm.intr.coro.suspend': a suspension inside of a region
    %how = llvm.intr.coro.suspend %none, %no : i8
  }
  return
}

// What is kept of coroutines counts as memory.
llvm.func @endless() {
  %no = llvm.mlir.constant(false) : i1
  llvm.br ^more
^more:
  // MEMORY: error: limit reached: {{.*}}(--max-memory)
  %h = llvm.call @made(%no) : (i1) -> !llvm.ptr
  llvm.br ^more
}
