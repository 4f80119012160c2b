// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?x2xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_expand_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of size 3 is expanded to dimensions whose product is 6
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor<?x2xi32>
  return %r : tensor<?x2xi32>
}
