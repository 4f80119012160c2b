// RUN: not mlir-interp run %s -e main --args='dense<[1, 2]> : tensor<2xi32>, #ub.poison : index' 2>&1 | FileCheck %s
// An index that is poison may be out of bounds (T3).
func.func @main(%t: tensor<?xi32>, %i: index) -> i32 {
  // CHECK: tensor_extract_index.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'indices' is poison
  %x = tensor.extract %t[%i] : tensor<?xi32>
  return %x : i32
}
