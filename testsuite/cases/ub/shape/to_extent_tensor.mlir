// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %s = shape.const_shape [4, -1] : !shape.shape
  // CHECK: to_extent_tensor.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the shape is not known, but a tensor of extents has to hold numbers
  %t = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  return
}
