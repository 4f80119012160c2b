// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?x?xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %m = arith.constant -3 : index
  %k = arith.constant -1 : index
  // CHECK: tensor_expand_shape_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -3
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%m, %k] : tensor<?xi32> into tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
