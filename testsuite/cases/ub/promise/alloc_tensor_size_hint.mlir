// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The hint is a number of elements of the tensor.
func.func @main() -> tensor<2xi8> {
  %three = arith.constant 3 : index
  // CHECK: alloc_tensor_size_hint.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size hint is 3, but the tensor has 2 elements
  %t = bufferization.alloc_tensor() size_hint=%three : tensor<2xi8>
  return %t : tensor<2xi8>
}
