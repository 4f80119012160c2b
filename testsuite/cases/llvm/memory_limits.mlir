// RUN: not mlir-interp run %s -e huge 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not mlir-interp run %s -e huge_by_bytes --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not mlir-interp run %s -e loops_alloca --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not mlir-interp run %s -e zero_global --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: mlir-interp run %s -e many --max-memory=100000000 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e wide --max-steps=1000 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e copy --max-steps=10000 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not mlir-interp run %s -e move --max-seconds=0.2 2>&1 | FileCheck %s --check-prefix=MOVE
// RUN: mlir-interp run %s -e move_small | FileCheck %s --check-prefix=SMALL

// Memory that there is not: limits hold within an operation.
llvm.func @huge() {
  %n = llvm.mlir.constant(-1 : i64) : i64
  // BYTES: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: more than 2^64 bytes on the stack
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.return
}

llvm.func @huge_by_bytes() {
  %n = llvm.mlir.constant(1000000000000 : i64) : i64
  // LARGE: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: no memory is left for 1000000000000 bytes on the stack
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.return
}

// It is given back when the function returns, not before.
llvm.func @loops_alloca() {
  %n = llvm.mlir.constant(100000 : i64) : i64
  llvm.br ^a
^a:
  // LOOP: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: no memory is left for 100000 bytes on the stack
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.br ^a
}

llvm.mlir.global internal @zeros(dense<0> : tensor<10000000xi8>) : !llvm.array<10000000 x i8>

llvm.func @zero_global() -> i8 {
  // GLOBAL: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: no memory is left for a global of 10000000 bytes
  %p = llvm.mlir.addressof @zeros : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}

// An array of more elements than a value may have is memory all the same.
llvm.func @many() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<50000000 x i8> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, 49999999] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<50000000 x i8>
  %v = llvm.mlir.constant(7 : i8) : i8
  llvm.store %v, %q : i8, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i8
  // MANY: 7 : i8
  llvm.return %r : i8
}

// Values so large are not moved in no time.
llvm.func @wide() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<100000 x struct<(i8, i32)>> : (i32) -> !llvm.ptr
  // WIDE: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: more than 1000 operations were executed, or elements moved inside of one
  %r = llvm.load %p : !llvm.ptr -> !llvm.array<100000 x struct<(i8, i32)>>
  llvm.store %r, %p : !llvm.array<100000 x struct<(i8, i32)>>, !llvm.ptr
  llvm.return
}

// Many bytes that are copied are many steps.
llvm.func @copy() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(6400000 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<6400000 x i8> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.array<6400000 x i8> : (i32) -> !llvm.ptr
  // COPY: [[@LINE+1]]:{{[0-9]+}}: error: limit reached: more than 10000 operations were executed, or elements moved inside of one (--max-steps)
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @move() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(200000000 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<200000001 x i8> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // MOVE: :{{[0-9]+}}:{{[0-9]+}}: error: limit reached: {{.*}}(--max-seconds)
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// Parts of what is moved go in such an order that none is lost.
llvm.func @move_small() -> (i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %first = llvm.mlir.constant(0x0102030405060708 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  %size = llvm.mlir.constant(200008 : i64) : i64
  %n = llvm.mlir.constant(200000 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<200008 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %zero, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %middle = llvm.getelementptr %p[65532] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %first, %middle {alignment = 1 : i64} : i64, !llvm.ptr
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %moved = llvm.getelementptr %p[65540] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %moved {alignment = 1 : i64} : !llvm.ptr -> i64
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %middle {alignment = 1 : i64} : !llvm.ptr -> i64
  // SMALL: 145247719580765712 : i64
  %r = llvm.add %a, %b : i64
  llvm.return %r : i64
}
