// RUN: not mlir-interp run %s -e out_of_bounds_load 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not mlir-interp run %s -e partly_out_store 2>&1 | FileCheck %s --check-prefix=PARTLY
// RUN: not mlir-interp run %s -e before 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not mlir-interp run %s -e other 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e returned 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: not mlir-interp run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not mlir-interp run %s -e null_store 2>&1 | FileCheck %s --check-prefix=NULLSTORE
// RUN: not mlir-interp run %s -e near_null 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp run %s -e misaligned 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// RUN: not mlir-interp run %s -e misaligned_by_type 2>&1 | FileCheck %s --check-prefix=BYTYPE
// RUN: not mlir-interp run %s -e constant_written 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not mlir-interp run %s -e poison_address 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not mlir-interp run %s -e poison_store 2>&1 | FileCheck %s --check-prefix=STORE
// RUN: not mlir-interp run %s -e poison_size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not mlir-interp run %s -e uninitialised 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not mlir-interp run %s -e function_read 2>&1 | FileCheck %s --check-prefix=FUNCTION

// Loads and stores of what no living object has, or not in that way.
// One past the end is an address, and nothing is there.
llvm.func @out_of_bounds_load() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  // BEHIND: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 4 bytes at offset 4 are out of the bounds of their allocation, which has 4 bytes
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @partly_out_store() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %wide = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  // PARTLY: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 8 bytes at offset 0 are out of the bounds of their allocation, which has 4 bytes
  llvm.store %wide, %p : i64, !llvm.ptr
  llvm.return
}

llvm.func @before() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  // BEFORE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 1 byte at offset -1 is out of the bounds of its allocation, which has 4 bytes
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}

// The address is that of another object, and the pointer is still one to the first.
llvm.func @other() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %d = llvm.sub %b, %a : i64
  %s = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // OTHER: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 1 byte at offset {{-?[0-9]+}} is out of the bounds of its allocation, which has 4 bytes
  %r = llvm.load %s : !llvm.ptr -> i8
  llvm.return %r : i8
}

llvm.func @local() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @returned() -> i32 {
  %p = llvm.call @local() : () -> !llvm.ptr
  // DEAD: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  // NULL: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the null pointer points to no memory
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @null_store() {
  %p = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  // NULLSTORE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the null pointer points to no memory
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.return
}

llvm.func @near_null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  // NEAR: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer 0x10 points to no memory: it was not derived from an allocation
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @misaligned() -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  // MISALIGNED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the address 0x{{[0-9a-f]*}}4 is not aligned to 8 bytes, as the operation promises
  %r = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}

// Without an attribute it promises the alignment of the type.
llvm.func @misaligned_by_type() -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  // BYTYPE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the address 0x{{[0-9a-f]*}}2 is not aligned to 4 bytes, as the operation promises
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.mlir.global internal constant @five(5 : i32) : i32

llvm.func @constant_written() {
  %p = llvm.mlir.addressof @five : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  // CONSTANT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: constant memory is written
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.return
}

llvm.func @poison_address() -> i32 {
  %p = llvm.mlir.poison : !llvm.ptr
  // ADDRESS: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'addr' is poison
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @poison_store() {
  // STORE: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: it is undef, which is as good as poison here
  %p = llvm.mlir.undef : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.return
}

llvm.func @poison_size() {
  %n = llvm.mlir.poison : i32
  // SIZE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'arraySize' is poison
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.return
}

// What was never written is poison, whose use is undefined.
llvm.func @uninitialised() -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  // NEVER: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: memory was allocated on the stack, and what is read of it was never written (decision M12)
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %r, %one : i32
  llvm.cond_br %c, ^a, ^a
^a:
  llvm.return %c : i1
}

llvm.func @function_read() -> i32 {
  %p = llvm.mlir.addressof @null : !llvm.ptr
  // FUNCTION: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the pointer points to a function, which has no bytes to be accessed
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
