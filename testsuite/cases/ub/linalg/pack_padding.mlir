// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Tiles do not fill the dimension, and there is no padding value (linalg.pack's document).
func.func @main() {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %x = tensor.empty(%c3) : tensor<?xi32>
  %to = tensor.empty(%c2) : tensor<?x2xi32>
  // CHECK: pack_padding.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 has size 3, which tiles of 2 do not fill, and there is no padding value
  %r = linalg.pack %x inner_dims_pos = [0] inner_tiles = [2] into %to
         : tensor<?xi32> -> tensor<?x2xi32>
  return
}
