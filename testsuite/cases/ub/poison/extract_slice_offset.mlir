// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (T4)
func.func @main() -> tensor<1xi32> {
  %i = ub.poison : index
  %t = arith.constant dense<7> : tensor<4xi32>
  // CHECK: extract_slice_offset.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'offsets' is poison
  %s = tensor.extract_slice %t[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
  return %s : tensor<1xi32>
}
