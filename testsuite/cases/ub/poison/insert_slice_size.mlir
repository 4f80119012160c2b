// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T4)
func.func @main() -> tensor<4xi32> {
  %i = ub.poison : index
  %s = arith.constant dense<7> : tensor<2xi32>
  %u = tensor.cast %s : tensor<2xi32> to tensor<?xi32>
  %t = arith.constant dense<7> : tensor<4xi32>
  // CHECK: insert_slice_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'sizes' is poison
  %r = tensor.insert_slice %u into %t[0] [%i] [1] : tensor<?xi32> into tensor<4xi32>
  return %r : tensor<4xi32>
}
