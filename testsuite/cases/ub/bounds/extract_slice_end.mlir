// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A slice has to lie within its source (T4).
func.func @main() -> tensor<2x?xi32> {
  %n = arith.constant 3 : index
  %t = arith.constant dense<7> : tensor<2x4xi32>
  // CHECK: extract_slice_end.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 1: 3 elements from 0 with stride 2, but it has size 4
  %s = tensor.extract_slice %t[0, 0] [2, %n] [1, 2] : tensor<2x4xi32> to tensor<2x?xi32>
  return %s : tensor<2x?xi32>
}
// CHECK: note: the rule is decision T4
