// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<?x?xi32> {
  %k = ub.poison : index
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_expand_shape_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'output_shape' is poison
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%k, %n] : tensor<?xi32> into tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
