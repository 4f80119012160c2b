// RUN: not mlir-interp diff %s --passes=canonicalize --reduce -o %t | FileCheck %s
// RUN: FileCheck %s --input-file=%t --check-prefix=SMALL
// RUN: not mlir-interp diff %t --passes=canonicalize
// RUN: not mlir-interp diff %s --with=%s --reduce 2>&1 | FileCheck %s --check-prefix=AGAIN

// What is left shows the same, names the pass, and runs as it is.
// AGAIN: --reduce needs passes
// CHECK: reduced to {{.*}}, {{[1-6]}} operations
// SMALL: 'canonicalize' of LLVM {{.*}} breaks this program
// SMALL-NEXT: mlir-interp diff {{.*}} --passes='builtin.module(canonicalize)'
// SMALL-NOT: memref
// SMALL: index.cmp
func.func @negative(%a: index, %b: index, %m: memref<8xi32>) -> (i1, i32) {
  %zero = index.constant 0
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %c8 step %one iter_args(%s = %none) -> (i32) {
    %e = memref.load %m[%i] : memref<8xi32>
    %n = arith.addi %s, %e : i32
    scf.yield %n : i32
  }
  %d = index.mul %a, %b
  %negative = index.sub %zero, %d
  %above = index.cmp sgt(%negative, %zero)
  memref.store %sum, %m[%c0] : memref<8xi32>
  return %above, %sum : i1, i32
}
