// RUN: mlir-interp diff %s --passes='one-shot-bufferize{bufferize-function-boundaries}' | FileCheck %s
// A memref may leave sizes open, or the rank, that the tensor's type tells: it has to have them.
// CHECK: no counterexample in {{[0-9]+}} inputs: 3 functions
func.func @static(%t: tensor<?xi32>) -> tensor<2xi32> {
  %r = tensor.cast %t : tensor<?xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @unranked(%t: tensor<*xi32>) -> tensor<2xi32> {
  %r = tensor.cast %t : tensor<*xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @open(%t: tensor<2xi32>) -> tensor<*xi32> {
  %r = tensor.cast %t : tensor<2xi32> to tensor<*xi32>
  return %r : tensor<*xi32>
}
