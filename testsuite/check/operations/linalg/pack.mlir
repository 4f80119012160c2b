// Tiles of one dimension and of two, in other orders, with padding and without.
func.func @tiles(%x: tensor<4x6xi8>) -> tensor<2x2x2x3xi8> {
  %to = tensor.empty() : tensor<2x2x2x3xi8>
  %r = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %to
         : tensor<4x6xi8> -> tensor<2x2x2x3xi8>
  return %r : tensor<2x2x2x3xi8>
}

func.func @permuted(%x: tensor<4x6xi16>) -> tensor<3x4x2xi16> {
  %to = tensor.empty() : tensor<3x4x2xi16>
  %r = linalg.pack %x outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %to
         : tensor<4x6xi16> -> tensor<3x4x2xi16>
  return %r : tensor<3x4x2xi16>
}

func.func @padded(%x: tensor<3x5xi32>, %padding: i32) -> tensor<3x2x2x2xi32> {
  %to = tensor.empty() : tensor<3x2x2x2xi32>
  %r = linalg.pack %x padding_value(%padding : i32) outer_dims_perm = [1, 0]
         inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %to
         : tensor<3x5xi32> -> tensor<3x2x2x2xi32>
  return %r : tensor<3x2x2x2xi32>
}

func.func @unpadded(%x: tensor<3x2x2x2xf32>) -> tensor<3x5xf32> {
  %to = tensor.empty() : tensor<3x5xf32>
  %r = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2]
         into %to : tensor<3x2x2x2xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @order_of_tiles(%x: tensor<2x2x3x2xi8>) -> tensor<4x6xi8> {
  %to = tensor.empty() : tensor<4x6xi8>
  %r = linalg.unpack %x inner_dims_pos = [1, 0] inner_tiles = [3, 2] into %to
         : tensor<2x2x3x2xi8> -> tensor<4x6xi8>
  return %r : tensor<4x6xi8>
}
