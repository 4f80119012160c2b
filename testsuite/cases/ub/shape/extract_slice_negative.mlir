// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T4)
func.func @main() -> tensor<?xi32> {
  %n = arith.constant -1 : index
  %t = arith.constant dense<7> : tensor<4xi32>
  // CHECK: extract_slice_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<4xi32> to tensor<?xi32>
  return %s : tensor<?xi32>
}
