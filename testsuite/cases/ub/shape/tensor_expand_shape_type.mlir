// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The sizes that are written are not those of the type (T5).
func.func @main() -> tensor<2x3xi32> {
  %t = arith.constant dense<7> : tensor<6xi32>
  // CHECK: tensor_expand_shape_type.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 3 in the tensor, but 2 in its type
  %r = tensor.expand_shape %t [[0, 1]] output_shape [3, 2] : tensor<6xi32> into tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
