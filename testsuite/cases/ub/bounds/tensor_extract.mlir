// RUN: not mlir-interp run %s -e main --args='dense<[1, 2]> : tensor<2xi32>, 2' 2>&1 | FileCheck %s
// There is no element to read (T3).
func.func @main(%t: tensor<?xi32>, %i: index) -> i32 {
  // CHECK: tensor_extract.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  %x = tensor.extract %t[%i] : tensor<?xi32>
  return %x : i32
}
