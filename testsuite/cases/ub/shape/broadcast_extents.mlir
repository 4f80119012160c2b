// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %s = shape.const_shape [4] : tensor<1xindex>
  %t = shape.const_shape [5] : tensor<1xindex>
  // CHECK: broadcast_extents.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the shape is an error, but a tensor of extents has to hold numbers
  %u = shape.broadcast %s, %t : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
  return
}
