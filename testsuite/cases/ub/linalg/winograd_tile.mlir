// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Tiles of F(4, 3) are six high (L8).
func.func @main() {
  %c4 = arith.constant 4 : index
  %x = tensor.empty(%c4) : tensor<?x1x1x1x1x1xf32>
  %to = arith.constant dense<0.0> : tensor<1x4x1x1xf32>
  // CHECK: winograd_tile.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of %x (operand #0) has size 4, and it is to be 6
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<?x1x1x1x1x1xf32>)
         outs(%to : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
  return
}
