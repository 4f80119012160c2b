// RUN: not mlir-interp run %s -e main --args='dense<1> : tensor<2xi32>, dense<1> : tensor<3xi32>' 2>&1 | FileCheck %s
// Element by element means nothing of tensors that turn out to have different shapes (T2).
func.func @main(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK: tensor_elementwise.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the operands are of different shapes: %a has sizes [2], %b [3]
  // CHECK: note: in 'arith.addi', with %a =
  %r = arith.addi %a, %b : tensor<?xi32>
  return %r : tensor<?xi32>
}
