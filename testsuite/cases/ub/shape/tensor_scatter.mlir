// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<4x?xi32> {
  %n = arith.constant 3 : index
  %m = arith.constant 2 : index
  %s = tensor.empty(%m) : tensor<1x?xi32>
  %t = tensor.empty(%n) : tensor<4x?xi32>
  %at = arith.constant dense<0> : tensor<1x1xindex>
  // CHECK: tensor_scatter.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 1 is 2 in the source, but 3 in the slices
  %r = tensor.scatter %s into %t[%at] scatter_dims([0]) unique
      : (tensor<1x?xi32>, tensor<4x?xi32>, tensor<1x1xindex>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
