// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// More padding than is needed to fill the last tile (linalg.pack's document).
func.func @main() {
  %c3 = arith.constant 3 : index
  %x = tensor.empty(%c3) : tensor<?xi32>
  %zero = arith.constant 0 : i32
  %to = tensor.empty(%c3) : tensor<?x2xi32>
  // CHECK: pack_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of the packed tensor has size 3, and dimension 0 of the other, of size 3, makes 2 of it
  %r = linalg.pack %x padding_value(%zero : i32) inner_dims_pos = [0] inner_tiles = [2] into %to
         : tensor<?xi32> -> tensor<?x2xi32>
  return
}
