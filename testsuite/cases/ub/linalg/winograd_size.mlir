// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Of five rows F(2, 3) makes one row of tiles, not two (L8).
func.func @main() {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %x = tensor.empty(%c5) : tensor<1x?x4x1xf32>
  %to = tensor.empty(%c2) : tensor<4x4x?x1x1x1xf32>
  // CHECK: winograd_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 2 of %to (operand #1) has size 2, and it is to be 1
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<1x?x4x1xf32>)
         outs(%to : tensor<4x4x?x1x1x1xf32>) -> tensor<4x4x?x1x1x1xf32>
  return
}
