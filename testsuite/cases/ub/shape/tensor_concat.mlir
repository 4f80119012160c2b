// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T5)
func.func @main() -> tensor<3x?xi32> {
  %n = arith.constant 2 : index
  %a = tensor.empty(%n) : tensor<?x1xi32>
  %b = tensor.empty() : tensor<3x1xi32>
  // CHECK: tensor_concat.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 3 in %b, but 2 in %a
  %r = tensor.concat dim(1) %b, %a : (tensor<3x1xi32>, tensor<?x1xi32>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}
