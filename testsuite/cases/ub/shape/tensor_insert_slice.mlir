// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<8xi32> {
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.splat %zero[%n] : tensor<?xi32>
  %m = arith.constant 2 : index
  %d = arith.constant dense<7> : tensor<8xi32>
  // CHECK: tensor_insert_slice.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 3 in %t, but 2 in the slice
  %r = tensor.insert_slice %t into %d[0] [%m] [1] : tensor<?xi32> into tensor<8xi32>
  return %r : tensor<8xi32>
}
