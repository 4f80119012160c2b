// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Iterations of the outer loop race through the inner one.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  %x = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      // CHECK: inner_loop.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
      memref.store %x, %m[%j] : memref<2xi32>
    }
  }
  return
}
