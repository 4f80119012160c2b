// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %t = arith.constant dense<0> : tensor<2xi8>
  %s = shape.const_shape [3] : !shape.shape
  %v = shape.with_shape %t, %s : tensor<2xi8>, !shape.shape
  // CHECK: value_of.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the shape is an error
  %u = shape.value_of %v : tensor<2xi8>
  return
}
