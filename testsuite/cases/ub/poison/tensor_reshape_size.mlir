// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?xi32> {
  %t = arith.constant dense<7> : tensor<4xi32>
  %shape = tensor.empty() : tensor<1xindex>
  // CHECK: tensor_reshape_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is poison
  %r = tensor.reshape %t(%shape) : (tensor<4xi32>, tensor<1xindex>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
