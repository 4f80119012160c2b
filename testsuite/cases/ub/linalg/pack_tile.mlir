// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The tile is not of the size that the packed tensor says (L6).
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %tile = arith.addi %c1, %c2 : index
  %x = arith.constant dense<0> : tensor<4xi32>
  %to = tensor.empty(%c2) : tensor<2x?xi32>
  // CHECK: pack_tile.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: tile 0 has size 3, and dimension 1 of the packed tensor, which it is, 2
  %r = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%tile] into %to
         : tensor<4xi32> -> tensor<2x?xi32>
  return
}
