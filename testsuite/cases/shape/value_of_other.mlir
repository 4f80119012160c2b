// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A value with a shape does not say in its type what its elements are.
// CHECK: error: undefined behaviour: the value is no 'tensor<1xf32>'
func.func @main() -> tensor<1xf32> {
  %t = arith.constant dense<7> : tensor<1xi8>
  %s = shape.const_shape [1] : tensor<1xindex>
  %v = "shape.with_shape"(%t, %s) : (tensor<1xi8>, tensor<1xindex>) -> !shape.value_shape
  %r = shape.value_of %v : tensor<1xf32>
  return %r : tensor<1xf32>
}
