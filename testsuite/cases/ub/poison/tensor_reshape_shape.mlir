// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() -> tensor<?xi32> {
  %t = arith.constant dense<7> : tensor<4xi32>
  %shape = ub.poison : tensor<1xindex>
  // CHECK: tensor_reshape_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'shape' is poison
  %r = tensor.reshape %t(%shape) : (tensor<4xi32>, tensor<1xindex>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
