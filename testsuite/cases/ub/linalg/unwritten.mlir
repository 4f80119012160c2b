// Where reads of what was never written are undefined, the report of one within an operation says where the tensor came
// from that has no elements yet.
// RUN: not mlir-interp run %s -e product --strict-init --args='dense<1.0>, dense<1.0>' 2>&1 | FileCheck %s
func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // CHECK: :[[#@LINE+5]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  // CHECK: note: in 'linalg.matmul', which reads the element [0, 0] of %e
  // CHECK: :[[#@LINE+1]]:8: note: the poison was born here: the element was never given a value
  %e = tensor.empty() : tensor<2x2xf32>
  // CHECK: :[[#@LINE+1]]:8: note: in what 'linalg.matmul' means, here
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK-NOT: was allocated here
  return %r : tensor<2x2xf32>
}
