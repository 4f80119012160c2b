// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %s = shape.const_shape [4, 5] : !shape.shape
  // CHECK: to_extent_tensor_length.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: there are 2 extents, but the type is 'tensor<3xindex>'
  %t = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  return
}
