// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp check %s -e main
// Tiles, permuted and padded, and back; sizes that are known when it runs.

// CHECK: dense<[{{\[\[}}1, 2], [5, 6]], {{\[\[}}3, 4], [7, 8]]]> : tensor<2x2x2xi32>
// CHECK-NEXT: dense<[{{\[\[}}1, 2], [4, 5]], {{\[\[}}3, 9], [6, 9]]]> : tensor<2x2x2xi32>
// CHECK-NEXT: dense<[{{\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
func.func @main() -> (tensor<2x2x2xi32>, tensor<2x2x2xi32>, tensor<2x3xi32>) {
  %x = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %y = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %nine = arith.constant 9 : i32
  %to = tensor.empty() : tensor<2x2x2xi32>
  %back = tensor.empty() : tensor<2x3xi32>
  %whole = linalg.pack %x outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %to
             : tensor<2x4xi32> -> tensor<2x2x2xi32>
  %padded = linalg.pack %y padding_value(%nine : i32) outer_dims_perm = [1, 0]
              inner_dims_pos = [1] inner_tiles = [2] into %to
              : tensor<2x3xi32> -> tensor<2x2x2xi32>
  %unpadded = linalg.unpack %padded outer_dims_perm = [1, 0] inner_dims_pos = [1]
                inner_tiles = [2] into %back : tensor<2x2x2xi32> -> tensor<2x3xi32>
  return %whole, %padded, %unpadded : tensor<2x2x2xi32>, tensor<2x2x2xi32>, tensor<2x3xi32>
}

// RUN: mlir-interp run %s -e dynamic --args='dense<[1, 2, 3]>, 2' | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: dense<[{{\[}}1, 2], [3, 0]]> : tensor<?x?xi32>
func.func @dynamic(%x: tensor<?xi32>, %tile: index) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %parts = arith.ceildivsi %n, %tile : index
  %to = tensor.empty(%parts, %tile) : tensor<?x?xi32>
  %r = linalg.pack %x padding_value(%zero : i32) inner_dims_pos = [0] inner_tiles = [%tile]
         into %to : tensor<?xi32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// Padding that is poison, and elements that were never written, are poison where they come to.
// RUN: mlir-interp run %s -e poison | FileCheck %s --check-prefix=POISON
// POISON: dense<[{{\[}}1, 2], [3, poison]]> : tensor<2x2xi32>
// POISON-NEXT: dense<[{{\[}}poison, poison]]> : tensor<1x2xi32>
func.func @poison() -> (tensor<2x2xi32>, tensor<1x2xi32>) {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %none = ub.poison : i32
  %to = tensor.empty() : tensor<2x2xi32>
  %empty = tensor.empty() : tensor<2xi32>
  %row = tensor.empty() : tensor<1x2xi32>
  %r = linalg.pack %x padding_value(%none : i32) inner_dims_pos = [0] inner_tiles = [2] into %to
         : tensor<3xi32> -> tensor<2x2xi32>
  %s = linalg.pack %empty inner_dims_pos = [0] inner_tiles = [2] into %row
         : tensor<2xi32> -> tensor<1x2xi32>
  return %r, %s : tensor<2x2xi32>, tensor<1x2xi32>
}
