// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A meaning is verified for each use: here with sizes that do not go together.
meaning.op<K, N, M> toy.reshape(%x: tensor<$Kxf64>) -> tensor<$Nx$Mxf64> {
  %sizes = arith.constant dense<[$N, $M]> : tensor<2xindex>
  // CHECK: :[[@LINE+1]]:8: error: 'tensor.reshape' op source and destination tensor should have the same number of elements
  %r = tensor.reshape %x(%sizes) : (tensor<$Kxf64>, tensor<2xindex>) -> tensor<$Nx$Mxf64>
  return %r : tensor<$Nx$Mxf64>
}
func.func @main(%row: tensor<5xf64>) -> tensor<2x3xf64> {
  // CHECK: :[[@LINE+1]]:8: error: the error above is in what 'toy.reshape' means here
  %b = "toy.reshape"(%row) : (tensor<5xf64>) -> tensor<2x3xf64>
  // CHECK: note: its meaning is written here, with $K = 5, $N = 2, $M = 3
  return %b : tensor<2x3xf64>
}
