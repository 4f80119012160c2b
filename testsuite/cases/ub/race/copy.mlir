// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Both copies write the middle element.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3xi32>
  %from = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %v = memref.subview %m[%i] [2] [1] : memref<3xi32> to memref<2xi32, strided<[1], offset: ?>>
    // CHECK: copy.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    memref.copy %from, %v : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
  }
  return
}
