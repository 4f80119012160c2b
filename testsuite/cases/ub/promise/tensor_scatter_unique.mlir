// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Coordinates are unique, where dest has no elements too.
func.func @main() -> tensor<4x0xi32> {
  %s = arith.constant dense<> : tensor<2x0xi32>
  %t = arith.constant dense<> : tensor<4x0xi32>
  %at = arith.constant dense<1> : tensor<2x1xindex>
  // CHECK: tensor_scatter_unique.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: two slices have the same coordinates, though they were said to be unique
  %r = tensor.scatter %s into %t[%at] scatter_dims([0]) unique
      : (tensor<2x0xi32>, tensor<4x0xi32>, tensor<2x1xindex>) -> tensor<4x0xi32>
  return %r : tensor<4x0xi32>
}
