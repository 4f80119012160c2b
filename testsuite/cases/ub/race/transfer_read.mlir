// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// A row is read of which another iteration stores an element. DECISIONS.md M7.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %init = arith.constant dense<1> : vector<4xi32>
  %m = memref.alloc() : memref<4xi32>
  vector.store %init, %m[%c0] : memref<4xi32>, vector<4xi32>
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    // CHECK: transfer_read.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 reads
    memref.store %zero, %m[%i] : memref<4xi32>
    %v = vector.transfer_read %m[%c0], %zero : memref<4xi32>, vector<4xi32>
  }
  return
}
