// RUN: not mlir-interp run %s -e main --args=-1 2>&1 | FileCheck %s
func.func @main(%n: index) -> tensor<3x?xi8> {
  // CHECK: alloc_tensor_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: size 1 is negative: -1
  %t = bufferization.alloc_tensor(%n) : tensor<3x?xi8>
  return %t : tensor<3x?xi8>
}
