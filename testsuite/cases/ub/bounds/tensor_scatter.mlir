// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Coordinates lie within dest, by the document; they are signed (T7).
func.func @main() -> tensor<2x2xi32> {
  %s = arith.constant dense<1> : tensor<1x2xi32>
  %t = arith.constant dense<7> : tensor<2x2xi32>
  %at = arith.constant dense<-1> : tensor<1x1xi8>
  // CHECK: tensor_scatter.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: index -1 of slice 0 is out of bounds: dimension 0 has size 2
  %r = tensor.scatter %s into %t[%at] scatter_dims([0]) unique
      : (tensor<1x2xi32>, tensor<2x2xi32>, tensor<1x1xi8>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
