// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?x?xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %shape = arith.constant dense<[-1, -3]> : tensor<2xi8>
  // CHECK: tensor_reshape_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %r = tensor.reshape %t(%shape) : (tensor<?xi32>, tensor<2xi8>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
