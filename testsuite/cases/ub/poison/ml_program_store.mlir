// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (G1)
ml_program.global private mutable @g(dense<0> : tensor<2xi8>) : tensor<2xi8>
func.func @main() {
  %p = ub.poison : tensor<2xi8>
  // CHECK: ml_program_store.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: a tensor that is poison as a whole is stored
  ml_program.global_store @g = %p : tensor<2xi8>
  return
}
