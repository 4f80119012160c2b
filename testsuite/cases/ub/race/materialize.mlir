// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Iterations that write to one memref race.
func.func @main() {
  %t = arith.constant dense<0> : tensor<2xi8>
  %m = memref.alloc() : memref<2xi8>
  scf.forall (%i) in (2) {
    // CHECK: materialize.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    bufferization.materialize_in_destination %t in writable %m : (tensor<2xi8>, memref<2xi8>) -> ()
  }
  return
}
