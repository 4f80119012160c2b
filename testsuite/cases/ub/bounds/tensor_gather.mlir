// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Coordinates lie within the source, by the document (T7).
func.func @main() -> tensor<2xi32> {
  %t = arith.constant dense<7> : tensor<4xi32>
  %at = arith.constant dense<[[1], [4]]> : tensor<2x1xi8>
  // CHECK: tensor_gather.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 4 of slice 1 is out of bounds: dimension 0 has size 4
  %g = tensor.gather %t[%at] gather_dims([0]) : (tensor<4xi32>, tensor<2x1xi8>) -> tensor<2xi32>
  return %g : tensor<2xi32>
}
