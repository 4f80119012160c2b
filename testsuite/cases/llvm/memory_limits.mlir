// RUN: not mlir-interp run %s -e huge 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not mlir-interp run %s -e huge_by_bytes --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not mlir-interp run %s -e loops_alloca --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not mlir-interp run %s -e zero_global --max-memory=1000000 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: mlir-interp run %s -e many --max-memory=100000000 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e wide --max-steps=1000 2>&1 | FileCheck %s --check-prefix=WIDE

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
