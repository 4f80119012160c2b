// RUN: mlir-interp run %s -e call_gives 2>&1 | FileCheck %s --check-prefix=RIGHT
// RUN: not mlir-interp run %s -e call_data 2>&1 | FileCheck %s --check-prefix=DATA
// RUN: not mlir-interp run %s -e call_null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not mlir-interp run %s -e call_behind 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not mlir-interp run %s -e call_poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e call_other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e call_more_arguments 2>&1 | FileCheck %s --check-prefix=MORE

// Calls through pointers to what is no function, or to one of another type.
llvm.mlir.global internal constant @five(5 : i32) : i32

llvm.func @gives() -> i32 {
  %r = llvm.mlir.constant(7 : i32) : i32
  llvm.return %r : i32
}

llvm.func @call_gives() -> i32 {
  %p = llvm.mlir.addressof @gives : !llvm.ptr
  // RIGHT: 7 : i32
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @call_data() -> i32 {
  %p = llvm.mlir.addressof @five : !llvm.ptr
  // DATA: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: what is called is not the address of a function
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @call_null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  // NULL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the null pointer is called, which is no function
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @call_behind() -> i32 {
  %p = llvm.mlir.addressof @gives : !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // BEHIND: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: what is called is an address near that of a function
  %r = llvm.call %q() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @call_poison() -> i32 {
  %p = llvm.mlir.poison : !llvm.ptr
  // POISON: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function that is called is poison
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @call_other_type() -> i64 {
  %p = llvm.mlir.addressof @gives : !llvm.ptr
  // TYPE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @gives is of type '!llvm.func<i32 ()>', and is called as '() -> i64'
  %r = llvm.call %p() : !llvm.ptr, () -> i64
  llvm.return %r : i64
}

llvm.func @call_more_arguments() -> i32 {
  %p = llvm.mlir.addressof @gives : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  // MORE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @gives is of type '!llvm.func<i32 ()>', and is called as '(i32) -> i32'
  %r = llvm.call %p(%one) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
