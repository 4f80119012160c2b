// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// No group says what the product has to be: the number of elements does (T5).
func.func @main() -> tensor<1x2xi32> {
  %t = arith.constant dense<7> : tensor<i32>
  // CHECK: tensor_expand_shape_zero.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a tensor of 1 element is given a shape of 2
  %r = tensor.expand_shape %t [] output_shape [1, 2] : tensor<i32> into tensor<1x2xi32>
  return %r : tensor<1x2xi32>
}
