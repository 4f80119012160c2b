// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two iterations insert the same element (S8).
func.func @main() -> tensor<3xi32> {
  %t = arith.constant dense<0> : tensor<3xi32>
  %two = arith.constant dense<1> : tensor<2xi32>
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<3xi32>) {
    scf.forall.in_parallel {
      // CHECK: parallel_insert_slice.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes elements that iteration 1 writes
      tensor.parallel_insert_slice %two into %o[%i] [2] [1] : tensor<2xi32> into tensor<3xi32>
      // CHECK: note: both insert the element [1]: iteration 2 those from [1] to [2], iteration 1 those from [0] to [1]
      // CHECK: note: the rule is decision S8
    }
  }
  return %r : tensor<3xi32>
}
