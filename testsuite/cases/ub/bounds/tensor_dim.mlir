// RUN: not mlir-interp run %s --args=2 2>&1 | FileCheck %s
// CHECK: :[[#@LINE+3]]:8: error: undefined behaviour: dimension 2 is asked of a tensor of 2 dimensions
func.func @main(%i: index) -> index {
  %t = tensor.empty(%i) : tensor<?x3xf32>
  %n = tensor.dim %t, %i : tensor<?x3xf32>
  return %n : index
}
