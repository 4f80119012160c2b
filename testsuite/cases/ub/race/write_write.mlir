// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Both write the same: a race all the same.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<1xi32>
  %x = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    // CHECK: write_write.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    memref.store %x, %m[%c0] : memref<1xi32>
  }
  return
}
