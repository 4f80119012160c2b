// RUN: not mlir-interp run %s -e leaves 2>&1 | FileCheck %s --check-prefix=LEAVES
// RUN: not mlir-interp run %s -e leaves_below 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: mlir-interp run %s -e one_past 2>&1 | FileCheck %s --check-prefix=PAST
// RUN: not mlir-interp run %s -e between 2>&1 | FileCheck %s --check-prefix=BETWEEN
// RUN: not mlir-interp run %s -e null_offset 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: mlir-interp run %s -e null_zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: mlir-interp run %s -e dead_object 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: not mlir-interp run %s -e nuw_negative 2>&1 | FileCheck %s --check-prefix=NUW
// RUN: mlir-interp run %s -e nusw_negative 2>&1 | FileCheck %s --check-prefix=NUSW
// RUN: not mlir-interp run %s -e nusw_overflow 2>&1 | FileCheck %s --check-prefix=WRAPS
// RUN: not mlir-interp run %s -e nusw_truncated 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: not mlir-interp run %s -e nuw_truncated 2>&1 | FileCheck %s --check-prefix=CUTU
// RUN: not mlir-interp run %s -e poison_index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not mlir-interp run %s -e poison_base 2>&1 | FileCheck %s --check-prefix=BASE
// RUN: mlir-interp run %s -e lanes 2>&1 | FileCheck %s --check-prefix=LANES
// RUN: mlir-interp run %s -e lanes_pointers 2>&1 | FileCheck %s --check-prefix=POINTERS

// Addresses that are poison: what inbounds, nusw and nuw exclude, and what they do not.

// Poison must not decide where to go on.
llvm.func @use(%p: !llvm.ptr) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  llvm.cond_br %c, ^a, ^a
^a:
  llvm.return %c : i1
}

llvm.func @leaves() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // LEAVES: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the address leaves the object, which inbounds excludes
  %q = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return
}

llvm.func @leaves_below() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // BELOW: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the address leaves the object, which inbounds excludes
  %q = llvm.getelementptr inbounds %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return
}

// Just behind the object is an address of it.
llvm.func @one_past() -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  // PAST: false : i1
  llvm.return %r : i1
}

llvm.func @between() -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  // The way leaves the object, the end is in it.
  // BETWEEN: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the address leaves the object, which inbounds excludes
  %q = llvm.getelementptr inbounds %p[2, %m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

// Null is in no object.
llvm.func @null_offset() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  // NULL: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the null pointer is moved, which inbounds excludes
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

// What is not moved has left nothing.
llvm.func @null_zero() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  // ZERO: true : i1
  llvm.return %r : i1
}

llvm.func @local() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

// An object that is dead has had its bounds.
llvm.func @dead_object() -> i1 {
  %p = llvm.call @local() : () -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  // DEAD: false : i1
  llvm.return %r : i1
}

llvm.func @nuw_negative() -> i1 {
  %one = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  // NUW: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the unsigned sum of offsets and address does not fit, which nuw excludes
  %q = llvm.getelementptr nuw %m[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

// A signed offset may go down.
llvm.func @nusw_negative() -> i1 {
  %one = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.getelementptr nusw %m[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  // NUSW: false : i1
  llvm.return %r : i1
}

llvm.func @nusw_overflow() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(2305843009213693952 : i64) : i64
  // WRAPS: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: the offset leaves the address space, which nusw excludes
  %q = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

// An index wider than an address is cut, but not under a promise.
llvm.func @nusw_truncated() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(18446744073709551616 : i128) : i128
  // CUT: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: an index does not fit the address space, which nusw excludes
  %q = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func @nuw_truncated() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(18446744073709551616 : i128) : i128
  // CUTU: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: an index does not fit the address space, which nuw excludes
  %q = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func @poison_index() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  // INDEX: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: ub.poison makes it
  %i = llvm.mlir.poison : i64
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func @poison_base() -> i1 {
  // BASE: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: ub.poison makes it
  %p = llvm.mlir.poison : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call @use(%q) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}

// Each lane by itself.
llvm.func @lanes() -> vector<3xi64> {
  %p = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(dense<[1, -1, 4]> : vector<3xi64>) : vector<3xi64>
  %q = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, vector<3xi64>) -> vector<3x!llvm.ptr>, i32
  %r = llvm.ptrtoint %q : vector<3x!llvm.ptr> to vector<3xi64>
  // LANES: dense<[4, poison, 16]> : vector<3xi64>
  // LANES: lane 1 of result 0 is poison
  llvm.return %r : vector<3xi64>
}

llvm.func @lanes_pointers() -> vector<3x!llvm.ptr> {
  %p = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(dense<[1, -1, 0]> : vector<3xi64>) : vector<3xi64>
  %q = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, vector<3xi64>) -> vector<3x!llvm.ptr>, i32
  // POINTERS: dense<[0x4, poison, null]> : vector<3x!llvm.ptr>
  llvm.return %q : vector<3x!llvm.ptr>
}
