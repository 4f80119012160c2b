// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<7xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_concat_type.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 6 in the tensor, but 7 in its type
  %r = tensor.concat dim(0) %t, %t : (tensor<?xi32>, tensor<?xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}
