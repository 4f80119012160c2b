// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A type that lies (T5).
func.func @main() -> tensor<4xf32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  // CHECK: tensor_bitcast.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 3 in the tensor, but 4 in its type
  %r = tensor.bitcast %t : tensor<?xi32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
