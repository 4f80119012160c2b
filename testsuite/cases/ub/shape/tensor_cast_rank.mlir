// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A type that lies (T5).
func.func @main() -> tensor<?x?xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %any = tensor.cast %t : tensor<?xi32> to tensor<*xi32>
  // CHECK: tensor_cast_rank.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the tensor has 1 dimension, but its type is 'tensor<?x?xi32>'
  %r = tensor.cast %any : tensor<*xi32> to tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
