// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<i32> {
  %t = arith.constant dense<7> : tensor<1x2xi32>
  // CHECK: tensor_collapse_shape_zero.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a tensor of 2 elements is given a shape of 1
  %r = tensor.collapse_shape %t [] : tensor<1x2xi32> into tensor<i32>
  return %r : tensor<i32>
}
