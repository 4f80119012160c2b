// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Threads race as iterations do (DECISIONS S5).
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<index>
  scf.forall (%i) in (2) {
    // CHECK: forall.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    memref.store %i, %m[] : memref<index>
  }
  return
}
