// RUN: not mlir-interp run %s -e main --args='dense<[1, 2]> : tensor<2xi32>, -1' 2>&1 | FileCheck %s
// There is no element to replace (T3).
func.func @main(%t: tensor<?xi32>, %i: index) -> tensor<?xi32> {
  %v = arith.constant 3 : i32
  // CHECK: tensor_insert.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index -1 is out of bounds: dimension 0 has size 2
  %u = tensor.insert %v into %t[%i] : tensor<?xi32>
  return %u : tensor<?xi32>
}
