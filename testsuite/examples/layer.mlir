// A layer of a network: relu(x * w + b), as a front end writes it.
func.func @layer(%x: tensor<2x3xf32>, %w: tensor<3x2xf32>, %b: tensor<2xf32>) -> tensor<2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %to = tensor.empty() : tensor<2x2xf32>
  %bias = linalg.broadcast ins(%b : tensor<2xf32>) outs(%to : tensor<2x2xf32>) dimensions = [0]
  %sum = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x2xf32>)
                       outs(%bias : tensor<2x2xf32>) -> tensor<2x2xf32>
  %relu = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]
  } outs(%sum : tensor<2x2xf32>) {
  ^bb0(%element: f32):
    %positive = arith.maximumf %element, %zero : f32
    linalg.yield %positive : f32
  } -> tensor<2x2xf32>
  return %relu : tensor<2x2xf32>
}
