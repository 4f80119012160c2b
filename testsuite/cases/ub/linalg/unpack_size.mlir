// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// There is a tile more than the result needs (L6).
func.func @main() {
  %c2 = arith.constant 2 : index
  %x = arith.constant dense<0> : tensor<2x2xi32>
  %to = tensor.empty(%c2) : tensor<?xi32>
  // CHECK: unpack_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of the packed tensor has size 2, and dimension 0 of the other, of size 2, makes 1 of it
  %r = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %to
         : tensor<2x2xi32> -> tensor<?xi32>
  return
}
