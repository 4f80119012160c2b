// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Iterations that load and store a global race (G1).
ml_program.global private mutable @g(0 : index) : index
func.func @main() {
  scf.forall (%i) in (2) {
    // CHECK: ml_program_global.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes elements that iteration 1 writes
    ml_program.global_store @g = %i : index
  }
  return
}
