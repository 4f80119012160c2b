// RUN: not mlir-interp check %s -O0 -O2 | FileCheck %s
// RUN: mlir-interp check %s --entry=address > /dev/null; test $? -eq 6
// RUN: not mlir-interp check %s --entry=address --json | FileCheck %s --check-prefix=JSON
// Where memory lies is open, and cannot be listed (P6): what native code makes of its own addresses
// is not judged, which is no difference, and nothing compared either.

// CHECK: @address: 4096 inputs: 4096 not judged
// CHECK-NEXT: first not judged: --entry=address --args='dense<
// CHECK-NEXT: result 0 may be more than can be listed; in {{[0-9]+}} runs none gave what llvm -O0 gives:
// CHECK-NEXT: interpreter 4294967360
// CHECK-NEXT: llvm -O0
// JSON: "equal": 0, {{.*}}"different": 0, {{.*}}"not_judged": 4096
func.func @address(%m: memref<4xi32>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  return %0 : index
}

// An int is aligned as its type asks, whatever else its address is.
// CHECK: @aligned: 4096 inputs: all equal
func.func @aligned(%m: memref<4xi32>) -> index {
  %four = arith.constant 4 : index
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %1 = arith.remui %0, %four : index
  return %1 : index
}

// Pointers are such places, too: as numbers, and where they are compared.
// CHECK: @number: 1 input: 1 not judged
llvm.func @number() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}

// CHECK: @order: 1 input: {{1 not judged|all equal}}
llvm.func @order() -> i1 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %r = llvm.icmp "ult" %q, %p : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: 4 functions ({{.*}} not compared), 8194 inputs
