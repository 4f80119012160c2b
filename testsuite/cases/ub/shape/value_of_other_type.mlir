// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %t = arith.constant dense<0> : tensor<2xi8>
  %s = shape.const_shape [2] : !shape.shape
  %v = shape.with_shape %t, %s : tensor<2xi8>, !shape.shape
  // CHECK: value_of_other_type.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the value is no 'tensor<3xi8>'
  %u = shape.value_of %v : tensor<3xi8>
  return
}
