// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (S8)
func.func @main() -> tensor<3xi32> {
  %t = arith.constant dense<0> : tensor<3xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %p = ub.poison : index
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<3xi32>) {
    scf.forall.in_parallel {
      // CHECK: parallel_insert_slice_offset.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: the operand 'offsets' is poison
      tensor.parallel_insert_slice %one into %o[%p] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  return %r : tensor<3xi32>
}
