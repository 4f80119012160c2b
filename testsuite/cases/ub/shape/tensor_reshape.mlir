// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %shape = arith.constant dense<4> : tensor<1xi64>
  // CHECK: tensor_reshape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a tensor of 3 elements is given a shape of 4
  %r = tensor.reshape %t(%shape) : (tensor<?xi32>, tensor<1xi64>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
