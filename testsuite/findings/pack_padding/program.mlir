func.func @f(%padding: i32) -> tensor<2x2xi32> {
  %source = arith.constant dense<7> : tensor<3xi32>
  %to = arith.constant dense<0> : tensor<2x2xi32>
  %packed = linalg.pack %source padding_value(%padding : i32) inner_dims_pos = [0] inner_tiles = [2]
      into %to : tensor<3xi32> -> tensor<2x2xi32>
  return %packed : tensor<2x2xi32>
}
