// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Coordinates are unique where it says so.
func.func @main() -> tensor<2x2xi32> {
  %t = arith.constant dense<7> : tensor<4x2xi32>
  %at = arith.constant dense<1> : tensor<2x1xindex>
  // CHECK: tensor_gather_unique.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: two slices have the same coordinates, though they were said to be unique
  %g = tensor.gather %t[%at] gather_dims([0]) unique
      : (tensor<4x2xi32>, tensor<2x1xindex>) -> tensor<2x2xi32>
  return %g : tensor<2x2xi32>
}
