// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T4)
func.func @main() -> tensor<3xi32> {
  %t = arith.constant dense<0> : tensor<3xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<3xi32>) {
    scf.forall.in_parallel {
      // CHECK: parallel_insert_slice.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: offset 3 is out of bounds: dimension 0 has size 3
      tensor.parallel_insert_slice %one into %o[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  return %r : tensor<3xi32>
}
