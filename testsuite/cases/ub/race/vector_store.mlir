// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// Lanes of one iteration's vector are lanes of another's. DECISIONS.md M7.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<6xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c2) {
    %a = arith.index_cast %i : index to i32
    %b = vector.broadcast %a : i32 to vector<4xi32>
    // CHECK: vector_store.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    vector.store %b, %m[%i] : memref<6xi32>, vector<4xi32>
  }
  return
}
