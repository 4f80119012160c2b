// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A slice has to lie within what it is put into (T4).
func.func @main() -> tensor<4xi32> {
  %i = arith.constant 3 : index
  %s = arith.constant dense<1> : tensor<2xi32>
  %t = arith.constant dense<7> : tensor<4xi32>
  // CHECK: insert_slice_end.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the slice runs out of bounds along dimension 0: 2 elements from 3 with stride 1, but it has size 4
  %r = tensor.insert_slice %s into %t[%i] [2] [1] : tensor<2xi32> into tensor<4xi32>
  return %r : tensor<4xi32>
}
// CHECK: note: the rule is decision T4
