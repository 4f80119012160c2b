// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T7)
func.func @main() -> tensor<1xi32> {
  %t = arith.constant dense<7> : tensor<4xi32>
  %at = tensor.empty() : tensor<1x1xindex>
  // CHECK: tensor_gather_index.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 0 of slice 0 is poison
  %g = tensor.gather %t[%at] gather_dims([0]) : (tensor<4xi32>, tensor<1x1xindex>) -> tensor<1xi32>
  return %g : tensor<1xi32>
}
