// RUN: mlir-interp run %s -e sizes | FileCheck %s --check-prefix=SIZES
// RUN: mlir-interp run %s -e memory | FileCheck %s --check-prefix=MEMORY
// RUN: mlir-interp run %s -e wraps | FileCheck %s --check-prefix=WRAPS
// RUN: mlir-interp run %s -e numbers | FileCheck %s --check-prefix=NUMBERS
// RUN: mlir-interp run %s -e cut | FileCheck %s --check-prefix=CUT
// RUN: mlir-interp run %s -e again | FileCheck %s --check-prefix=AGAIN
// RUN: not mlir-interp run %s -e half 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: mlir-interp run %s -e promised 2>&1 | FileCheck %s --check-prefix=PROMISED
// Pointers of 32 bits, and i64 and f64 that are aligned to 4 bytes, as on i686; in space 1 only the low 16 bits of an
// address change (M34, M35).
module attributes {dlti.dl_spec = #dlti.dl_spec<
    !llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<1> = dense<[32, 32, 32, 16]> : vector<4xi64>,
    i64 = dense<[32, 64]> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>>} {
  func.func @sizes() -> (i64, i64, i64, index) {
    %null = llvm.mlir.zero : !llvm.ptr
    %p = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, ptr, i64, f64, i16)>
    // SIZES: {{^}}28 : i64
    %size = llvm.ptrtoint %p : !llvm.ptr to i64
    %q = llvm.getelementptr %null[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr)>
    // SIZES-NEXT: {{^}}12 : i64
    %offset = llvm.ptrtoint %q : !llvm.ptr to i64
    %r = llvm.getelementptr %null[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x ptr>
    // SIZES-NEXT: {{^}}12 : i64
    %element = llvm.ptrtoint %r : !llvm.ptr to i64
    // SIZES-NEXT: {{^}}4 : index
    %pointer = ptr.type_offset !ptr.ptr<#ptr.generic_space> : index
    return %size, %offset, %element, %pointer : i64, i64, i64, index
  }

  // Two pointers side by side, each with what it may access; and a number from one's bytes.
  func.func @memory() -> (i32, i32, i1) {
    %two = llvm.mlir.constant(2 : i32) : i32
    %a = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
    %b = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
    %pair = llvm.alloca %two x !llvm.ptr : (i32) -> !llvm.ptr
    %copy = llvm.alloca %two x !llvm.ptr : (i32) -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.store %one, %a : i32, !llvm.ptr
    llvm.store %two, %b : i32, !llvm.ptr
    %second = llvm.getelementptr %pair[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %a, %pair : !llvm.ptr, !llvm.ptr
    llvm.store %b, %second : !llvm.ptr, !llvm.ptr
    %eight = llvm.mlir.constant(8 : i32) : i32
    "llvm.intr.memcpy"(%copy, %pair, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %p = llvm.load %copy : !llvm.ptr -> !llvm.ptr
    %from = llvm.getelementptr %copy[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %q = llvm.load %from : !llvm.ptr -> !llvm.ptr
    // MEMORY: {{^}}1 : i32
    %r = llvm.load %p : !llvm.ptr -> i32
    // MEMORY-NEXT: {{^}}2 : i32
    %s = llvm.load %q : !llvm.ptr -> i32
    %number = llvm.ptrtoint %a : !llvm.ptr to i32
    %bytes = llvm.load %pair : !llvm.ptr -> i32
    // MEMORY-NEXT: {{^}}true
    %same = llvm.icmp "eq" %number, %bytes : i32
    return %r, %s, %same : i32, i32, i1
  }

  func.func @wraps() -> (i64, i64, i64) {
    %high = llvm.mlir.constant(0xfffffff8 : i64) : i64
    %p = llvm.inttoptr %high : i64 to !llvm.ptr
    %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
    // WRAPS: {{^}}4 : i64
    %r = llvm.ptrtoint %q : !llvm.ptr to i64
    // Of an index the low 32 bits count.
    %far = llvm.mlir.constant(0x100000001 : i64) : i64
    %s = llvm.getelementptr %p[%far] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    // WRAPS-NEXT: {{^}}4294967289 : i64
    %t = llvm.ptrtoint %s : !llvm.ptr to i64
    // Of the address in space 1 the high half stays.
    %number = llvm.mlir.constant(0x1fffe : i64) : i64
    %u = llvm.inttoptr %number : i64 to !llvm.ptr<1>
    %v = llvm.getelementptr %u[1] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    // WRAPS-NEXT: {{^}}65538 : i64
    %w = llvm.ptrtoint %v : !llvm.ptr<1> to i64
    return %r, %t, %w : i64, i64, i64
  }

  func.func @numbers() -> (i64, i1, i1) {
    %number = llvm.mlir.constant(0x123456789a : i64) : i64
    %p = llvm.inttoptr %number : i64 to !llvm.ptr
    // NUMBERS: {{^}}878082202 : i64
    %r = llvm.ptrtoint %p : !llvm.ptr to i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %high = llvm.mlir.constant(0x80000000 : i64) : i64
    %q = llvm.inttoptr %high : i64 to !llvm.ptr
    // As a signed number the address is below 0.
    // NUMBERS-NEXT: {{^}}true
    %less = llvm.icmp "slt" %q, %p : !llvm.ptr
    // NUMBERS-NEXT: {{^}}false
    %below = llvm.icmp "ult" %q, %p : !llvm.ptr
    return %r, %less, %below : i64, i1, i1
  }

  // All addresses fit.
  func.func @cut() -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %one, %p : i32, !llvm.ptr
    %number = llvm.ptrtoint %p : !llvm.ptr to i32
    %q = llvm.inttoptr %number : i32 to !llvm.ptr
    // CUT: {{^}}1 : i32
    %r = llvm.load %q : !llvm.ptr -> i32
    return %r : i32
  }

  // More memory in all than there are addresses: those of the dead are used again.
  func.func @again() -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %many = arith.constant 40 : index
    %size = arith.constant 200000000 : i32
    %zero = arith.constant 0 : i64
    %sum = scf.for %i = %c0 to %many step %c1 iter_args(%s = %zero) -> (i64) {
      %p = func.call @malloc(%size) : (i32) -> !llvm.ptr
      %number = llvm.ptrtoint %p : !llvm.ptr to i64
      %bits = arith.constant 32 : i64
      %above = arith.shrui %number, %bits : i64
      %next = arith.addi %s, %above : i64
      func.call @free(%p) : (!llvm.ptr) -> ()
      scf.yield %next : i64
    }
    // AGAIN: {{^}}0 : i64
    return %sum : i64
  }

  // A half of a pointer is no pointer.
  func.func @half() -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.zero : i16
    %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %zero, %slot : i16, !llvm.ptr
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    // HALF: narrow_pointers.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the pointer 0x10000 points to no memory
    %r = llvm.load %q : !llvm.ptr -> i32
    return %r : i32
  }

  // PROMISED: {{^}}poison : !llvm.ptr
  // PROMISED-NEXT: {{^}}0x40000000 : !llvm.ptr
  func.func @promised() -> (!llvm.ptr, !llvm.ptr) {
    %number = llvm.mlir.constant(0xc0000000 : i64) : i64
    %p = llvm.inttoptr %number : i64 to !llvm.ptr
    %by = llvm.mlir.constant(0x20000000 : i32) : i32
    // PROMISED: the poison was born here: the offset leaves the address space, which nusw excludes
    %q = llvm.getelementptr nusw %p[%by] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %r = llvm.getelementptr %p[%by] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    return %q, %r : !llvm.ptr, !llvm.ptr
  }

  func.func private @malloc(i32) -> !llvm.ptr
  func.func private @free(!llvm.ptr)
}
