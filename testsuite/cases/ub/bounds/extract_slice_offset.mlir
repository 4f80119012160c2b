// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A slice has to lie within its source (T4).
func.func @main() -> tensor<1xi32> {
  %i = arith.constant 4 : index
  %t = arith.constant dense<7> : tensor<4xi32>
  // CHECK: extract_slice_offset.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: offset 4 is out of bounds: dimension 0 has size 4
  %s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
  return %s : tensor<1xi32>
}
// CHECK: note: the rule is decision T4
