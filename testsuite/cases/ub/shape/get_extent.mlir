// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %s = shape.const_shape [4] : tensor<1xindex>
  // CHECK: get_extent.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 1 is not below the rank 1
  %d = shape.get_extent %s, %c1 : tensor<1xindex>, index -> index
  return
}
