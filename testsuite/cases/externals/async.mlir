// RUN: mlir-interp run %s --leaks | FileCheck %s --match-full-lines
// RUN: mlir-interp run %s -e order | FileCheck %s --check-prefix=ORDER --match-full-lines
// RUN: mlir-interp run %s -e order --seed=2 | sort | FileCheck %s --check-prefix=SORTED --match-full-lines
// RUN: mlir-interp run %s -e group | FileCheck %s --check-prefix=GROUP --match-full-lines
// RUN: mlir-interp run %s -e group --seed=5 | FileCheck %s --check-prefix=GROUP --match-full-lines
// RUN: mlir-interp run %s -e errors | FileCheck %s --check-prefix=ERRORS --match-full-lines
// RUN: mlir-interp run %s -e at_end | FileCheck %s --check-prefix=END --match-full-lines
// RUN: mlir-interp run %s -e empty_group | FileCheck %s --check-prefix=EMPTY --match-full-lines
// RUN: not mlir-interp run %s -e deadlock 2>&1 | FileCheck %s --check-prefix=DEADLOCK
// RUN: not mlir-interp run %s -e waits_inside 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: not mlir-interp run %s -e too_large 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not mlir-interp run %s -e many --max-memory=30000000 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e jobs --max-memory=30000000 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e deep --max-depth=50 2>&1 | FileCheck %s --check-prefix=DEEP
// The async runtime: DECISIONS.md X9.
llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
llvm.func @mlirAsyncRuntimeSetValueError(!llvm.ptr)
llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
llvm.func @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimGetNumWorkerThreads() -> i64
llvm.func @mlirAsyncRuntimePrintCurrentThreadId()
llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @say(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @token_job(%token: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimePrintCurrentThreadId() : () -> ()
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @value_job(%value: !llvm.ptr) {
  %seven = llvm.mlir.constant(7 : i64) : i64
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %seven, %p : i64, !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceValue(%value) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK: Current thread id: 1
// CHECK-NEXT: Current thread id: 2
// CHECK-NEXT: 7
// CHECK-NEXT: 4
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %token_job = llvm.mlir.addressof @token_job : !llvm.ptr
  %value_job = llvm.mlir.addressof @value_job : !llvm.ptr
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%token, %token_job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimePrintCurrentThreadId() : () -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  %value = llvm.call @mlirAsyncRuntimeCreateValue(%eight) : (i64) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %value, %value_job) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeAwaitValue(%value) : (!llvm.ptr) -> ()
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.call @say(%x) : (i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%value, %one) : (!llvm.ptr, i64) -> ()
  %workers = llvm.call @mlirAsyncRuntimGetNumWorkerThreads() : () -> i64
  llvm.call @say(%workers) : (i64) -> ()
  llvm.return
}

// The handle is whatever the job makes of it.
llvm.func @say_job(%what: !llvm.ptr) {
  %x = llvm.ptrtoint %what : !llvm.ptr to i64
  llvm.call @say(%x) : (i64) -> ()
  llvm.return
}

// In the order in which they came, when somebody waits; those that wait for a value, behind it.
// ORDER: 0
// ORDER-NEXT: 1
// ORDER-NEXT: 2
// ORDER-NEXT: 3
// ORDER-NEXT: 4
// ORDER-NEXT: 5
// SORTED: 0
// SORTED-NEXT: 1
// SORTED-NEXT: 2
// SORTED-NEXT: 3
// SORTED-NEXT: 4
// SORTED-NEXT: 5
llvm.func @order() {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %p1 = llvm.inttoptr %c1 : i64 to !llvm.ptr
  %p2 = llvm.inttoptr %c2 : i64 to !llvm.ptr
  %p3 = llvm.inttoptr %c3 : i64 to !llvm.ptr
  %p4 = llvm.inttoptr %c4 : i64 to !llvm.ptr
  %job = llvm.mlir.addressof @say_job : !llvm.ptr
  %value_job = llvm.mlir.addressof @value_job : !llvm.ptr
  %value = llvm.call @mlirAsyncRuntimeCreateValue(%c4) : (i64) -> !llvm.ptr
  %other = llvm.call @mlirAsyncRuntimeCreateValue(%c4) : (i64) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%value, %p3, %job) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%value, %p4, %job) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeExecute(%p1, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeExecute(%p2, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @say(%c0) : (i64) -> ()
  llvm.call @mlirAsyncRuntimeEmplaceValue(%value) : (!llvm.ptr) -> ()
  %token_job = llvm.mlir.addressof @quiet_job : !llvm.ptr
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%token, %token_job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  llvm.call @say(%c5) : (i64) -> ()
  llvm.return
}

llvm.func @quiet_job(%token: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.return
}

// The group is ready when all of its tokens are, and has the first error; ranks count from 0.
// GROUP: 0
// GROUP-NEXT: 1
// GROUP-NEXT: 9
llvm.func @group() {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %nine = llvm.mlir.constant(9 : i64) : i64
  %p9 = llvm.inttoptr %nine : i64 to !llvm.ptr
  %job = llvm.mlir.addressof @say_job : !llvm.ptr
  %quiet = llvm.mlir.addressof @quiet_job : !llvm.ptr
  %group = llvm.call @mlirAsyncRuntimeCreateGroup(%two) : (i64) -> !llvm.ptr
  %a = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %b = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%a) : (!llvm.ptr) -> ()
  %r0 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%a, %group) : (!llvm.ptr, !llvm.ptr) -> i64
  %r1 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%b, %group) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @say(%r0) : (i64) -> ()
  llvm.call @say(%r1) : (i64) -> ()
  llvm.call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%group, %p9, %job) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeExecute(%b, %quiet) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%group) : (!llvm.ptr) -> ()
  llvm.return
}

// EMPTY: false : i1
llvm.func @empty_group() -> i1 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %group = llvm.call @mlirAsyncRuntimeCreateGroup(%c0) : (i64) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%group) : (!llvm.ptr) -> ()
  %e = llvm.call @mlirAsyncRuntimeIsGroupError(%group) : (!llvm.ptr) -> i1
  llvm.return %e : i1
}

// ERRORS: false : i1
// ERRORS-NEXT: true : i1
// ERRORS-NEXT: true : i1
// ERRORS-NEXT: true : i1
func.func @errors() -> (i1, i1, i1, i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %group = llvm.call @mlirAsyncRuntimeCreateGroup(%one) : (i64) -> !llvm.ptr
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %value = llvm.call @mlirAsyncRuntimeCreateValue(%one) : (i64) -> !llvm.ptr
  %r = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%token, %group) : (!llvm.ptr, !llvm.ptr) -> i64
  %before = llvm.call @mlirAsyncRuntimeIsTokenError(%token) : (!llvm.ptr) -> i1
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeSetValueError(%value) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%group) : (!llvm.ptr) -> ()
  %a = llvm.call @mlirAsyncRuntimeIsTokenError(%token) : (!llvm.ptr) -> i1
  %b = llvm.call @mlirAsyncRuntimeIsValueError(%value) : (!llvm.ptr) -> i1
  %c = llvm.call @mlirAsyncRuntimeIsGroupError(%group) : (!llvm.ptr) -> i1
  return %before, %a, %b, %c : i1, i1, i1, i1
}

// What nobody awaits runs when the program is over.
// END: 1
// END-NEXT: 2
llvm.func @at_end() {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %p2 = llvm.inttoptr %c2 : i64 to !llvm.ptr
  %job = llvm.mlir.addressof @say_job : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%p2, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @say(%c1) : (i64) -> ()
  llvm.return
}

llvm.func @deadlock() {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  // DEADLOCK: [[@LINE+2]]:3: error: the program stopped itself: a deadlock: nothing is left to run that could make the token ready
  // DEADLOCK: note: the rule is decision X9
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.mlir.global internal @first(#llvm.zero) : !llvm.ptr
llvm.mlir.global internal @second(#llvm.zero) : !llvm.ptr

// Waits for what comes behind the wait that it runs in.
llvm.func @waiting_job(%handle: !llvm.ptr) {
  %first = llvm.mlir.addressof @first : !llvm.ptr
  %second = llvm.mlir.addressof @second : !llvm.ptr
  %a = llvm.load %first : !llvm.ptr -> !llvm.ptr
  %b = llvm.load %second : !llvm.ptr -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%a) : (!llvm.ptr) -> ()
  // INSIDE: [[@LINE+1]]:3: error: unsupported: 'llvm.call': a job waits here, on the one thread that there is, for what comes behind an operation that waits too
  llvm.call @mlirAsyncRuntimeAwaitToken(%b) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @waits_inside() {
  %first = llvm.mlir.addressof @first : !llvm.ptr
  %second = llvm.mlir.addressof @second : !llvm.ptr
  %a = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %b = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.store %a, %first : !llvm.ptr, !llvm.ptr
  llvm.store %b, %second : !llvm.ptr, !llvm.ptr
  %job = llvm.mlir.addressof @waiting_job : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%a, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  // INSIDE: [[@LINE+1]]:3: note: this one, which could go on
  llvm.call @mlirAsyncRuntimeAwaitToken(%a) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeEmplaceToken(%b) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @too_large() {
  %many = llvm.mlir.constant(-1 : i64) : i64
  // LARGE: [[@LINE+1]]:8: error: limit reached: no memory is left for a value of 18446744073709551615 bytes
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%many) : (i64) -> !llvm.ptr
  llvm.return
}

// Tokens, and jobs that wait, are memory.
llvm.func @many() {
  llvm.br ^more
^more:
  // MANY: error: limit reached: {{.*}}(--max-memory)
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.br ^more
}

llvm.func @jobs() {
  %null = llvm.mlir.zero : !llvm.ptr
  %job = llvm.mlir.addressof @say_job : !llvm.ptr
  llvm.br ^more
^more:
  llvm.call @mlirAsyncRuntimeExecute(%null, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^more
}

// Jobs that wait for each other stand within each other.
llvm.func @deep_job(%token: !llvm.ptr) {
  %job = llvm.mlir.addressof @deep_job : !llvm.ptr
  %inner = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%inner, %job) : (!llvm.ptr, !llvm.ptr) -> ()
  // DEEP: [[@LINE+1]]:3: error: limit reached: more than 50 calls stand within each other (--max-depth)
  llvm.call @mlirAsyncRuntimeAwaitToken(%inner) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @deep() {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.call @deep_job(%null) : (!llvm.ptr) -> ()
  llvm.return
}
