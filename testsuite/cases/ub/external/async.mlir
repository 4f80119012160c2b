// RUN: not mlir-interp run %s -e emplaced_twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-interp run %s -e dropped 2>&1 | FileCheck %s --check-prefix=DROPPED
// RUN: not mlir-interp run %s -e gone 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: not mlir-interp run %s -e too_many 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e none_added 2>&1 | FileCheck %s --check-prefix=ADDED
// RUN: not mlir-interp run %s -e of_other_kind 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not mlir-interp run %s -e of_nothing 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-interp run %s -e group_full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not mlir-interp run %s -e group_negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not mlir-interp run %s -e group_gone 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not mlir-interp run %s -e error_value 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not mlir-interp run %s -e storage_gone 2>&1 | FileCheck %s --check-prefix=STORAGE
// RUN: not mlir-interp run %s -e storage_bounds 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not mlir-interp run %s -e not_written 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not mlir-interp run %s -e freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not mlir-interp run %s -e no_function 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not mlir-interp run %s -e other_function 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e poison 2>&1 | FileCheck %s --check-prefix=POISON
// What may not be done with the async runtime: DECISIONS.md X9.
llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeSetValueError(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)

llvm.func @emplaced_twice() {
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  // TWICE: [[@LINE+2]]:3: error: undefined behaviour: @mlirAsyncRuntimeEmplaceToken is given a token that is ready already
  // TWICE: [[@LINE-2]]:3: note: it was made ready here
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @dropped() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%t, %two) : (!llvm.ptr, i64) -> ()
  // DROPPED: [[@LINE+3]]:3: error: undefined behaviour: @mlirAsyncRuntimeEmplaceToken is given a token whose last reference was dropped
  // DROPPED: [[@LINE-3]]:8: note: the memory (0 bytes at 0x{{[0-9a-f]+}}) was made by the function called here
  // DROPPED: [[@LINE-3]]:3: note: and was freed here
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @gone() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  // GONE: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeAddRef is given a token, value or group whose last reference was dropped
  llvm.call @mlirAsyncRuntimeAddRef(%t, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @too_many() {
  %three = llvm.mlir.constant(3 : i64) : i64
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  // MANY: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeDropRef is called with a count of 3 for a token of 2 references
  llvm.call @mlirAsyncRuntimeDropRef(%t, %three) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @none_added() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%zero) : (i64) -> !llvm.ptr
  // ADDED: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeAddRef is called with a count of 0 for a group of 1 reference
  llvm.call @mlirAsyncRuntimeAddRef(%g, %zero) : (!llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @of_other_kind() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%one) : (i64) -> !llvm.ptr
  // KIND: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeAwaitToken is given a pointer that is no token
  llvm.call @mlirAsyncRuntimeAwaitToken(%v) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @of_nothing() {
  %null = llvm.mlir.zero : !llvm.ptr
  // NOTHING: [[@LINE+1]]:8: error: undefined behaviour: @mlirAsyncRuntimeGetValueStorage is given a pointer that is no value
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%null) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @group_full() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%zero) : (i64) -> !llvm.ptr
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %r = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%t, %g) : (!llvm.ptr, !llvm.ptr) -> i64
  // FULL: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeEmplaceToken makes more tokens ready than the group has room for
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @group_negative() {
  %less = llvm.mlir.constant(-1 : i64) : i64
  // NEGATIVE: [[@LINE+1]]:8: error: undefined behaviour: @mlirAsyncRuntimeCreateGroup is asked for a group of -1 tokens
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%less) : (i64) -> !llvm.ptr
  llvm.return
}

// The token holds a reference to the group, which the program must not drop.
llvm.func @group_gone() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %g = llvm.call @mlirAsyncRuntimeCreateGroup(%two) : (i64) -> !llvm.ptr
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %r = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%t, %g) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @mlirAsyncRuntimeDropRef(%g, %two) : (!llvm.ptr, i64) -> ()
  // GROUP: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeEmplaceToken is given a group whose last reference was dropped
  llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @error_value() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%one) : (i64) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeSetValueError(%v) : (!llvm.ptr) -> ()
  // ERROR: [[@LINE+2]]:8: error: undefined behaviour: @mlirAsyncRuntimeGetValueStorage is asked for what a value holds that is an error
  // ERROR: [[@LINE-2]]:3: note: it was made one here
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%v) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @storage_gone() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%one) : (i64) -> !llvm.ptr
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%v) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%v, %two) : (!llvm.ptr, i64) -> ()
  // STORAGE: [[@LINE+1]]:8: error: undefined behaviour: the memory is used after it was freed
  %x = llvm.load %p : !llvm.ptr -> i8
  llvm.return %x : i8
}

llvm.func @storage_bounds() -> i16 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%one) : (i64) -> !llvm.ptr
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%v) : (!llvm.ptr) -> !llvm.ptr
  // BOUNDS: [[@LINE+1]]:8: error: undefined behaviour: 2 bytes at offset 0 are out of the bounds of their allocation, which has 1 byte
  %x = llvm.load %p : !llvm.ptr -> i16
  llvm.return %x : i16
}

// Nobody waited, and nothing is there yet.
llvm.func @not_written() {
  %eight = llvm.mlir.constant(8 : i64) : i64
  // WRITTEN: note: {{.*}} memory was made by the function called, and what is read of it was never written
  %v = llvm.call @mlirAsyncRuntimeCreateValue(%eight) : (i64) -> !llvm.ptr
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%v) : (!llvm.ptr) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.return
}

llvm.func @freed() {
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  // FREED: [[@LINE+1]]:3: error: undefined behaviour: memory is freed that is not on the heap
  llvm.call @free(%t) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @no_function() {
  %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  // FUNCTION: [[@LINE+1]]:3: error: undefined behaviour: what @mlirAsyncRuntimeExecute calls is not the address of a function
  llvm.call @mlirAsyncRuntimeExecute(%t, %t) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @other_function() {
  %null = llvm.mlir.zero : !llvm.ptr
  %f = llvm.mlir.addressof @no_function : !llvm.ptr
  // OTHER: [[@LINE+1]]:3: error: undefined behaviour: @mlirAsyncRuntimeExecute calls the function @no_function with types that are not its own
  llvm.call @mlirAsyncRuntimeExecute(%null, %f) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @poison() {
  %p = llvm.mlir.poison : !llvm.ptr
  // POISON: [[@LINE+1]]:3: error: undefined behaviour: poison is handed to the function @mlirAsyncRuntimeEmplaceToken
  llvm.call @mlirAsyncRuntimeEmplaceToken(%p) : (!llvm.ptr) -> ()
  llvm.return
}
