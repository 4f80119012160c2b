// RUN: mlir-interp check %s -e sum --args 'dense<[1, 2, 3]> : tensor<3xi32>, 5 : i32' | FileCheck %s --check-prefix=ONE
// RUN: not mlir-interp check %s -e sum --args 'dense<[1, 2, 3]> : tensor<3xi64>, 5 : i32' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp check %s -e nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: mlir-interp check %s -e sum --args '1' > /dev/null 2> /dev/null; test $? -eq 2
// RUN: mlir-interp check %s -e nobody 2> /dev/null; test $? -eq 2
// Arguments that are given make one input.

// ONE: @sum: 1 input: all equal
// WRONG: argument 0 of @sum is of type 'memref<?xi32>', but got
// NOBODY: there is no function @nobody with a body to check (--entry)
func.func @sum(%m: memref<?xi32>, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
