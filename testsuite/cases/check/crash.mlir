// RUN: not mlir-interp check %s -O0 --max-memory=100000000000 --max-seconds=0 | FileCheck %s
// Native code that crashes, here on a stack that is too small for it, costs a finding; the others
// are checked nonetheless.

// CHECK: @deep: 1 input: 1 DIFFERENT
// CHECK: input 0: --entry=deep{{$}}
// CHECK-NEXT: llvm -O0 crashed: Segmentation fault
func.func @deep() -> i32 {
  %n = arith.constant 9000 : i32
  %0 = func.call @level(%n) : (i32) -> i32
  return %0 : i32
}

func.func private @level(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1048576xi8>
  %byte = arith.constant 1 : i8
  memref.store %byte, %m[%c0] : memref<1048576xi8>
  %last = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %last -> i32 {
    scf.yield %zero : i32
  } else {
    %less = arith.subi %n, %one : i32
    %0 = func.call @level(%less) : (i32) -> i32
    scf.yield %0 : i32
  }
  %v = memref.load %m[%c0] : memref<1048576xi8>
  %w = arith.extui %v : i8 to i32
  %s = arith.addi %r, %w : i32
  return %s : i32
}

// CHECK: @after: 4096 inputs: all equal
func.func @after(%a: i32) -> i32 {
  return %a : i32
}
