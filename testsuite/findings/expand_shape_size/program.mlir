func.func @f(%t: tensor<2xi32>) -> tensor<2xi32> {
  %r = tensor.expand_shape %t [[0]] output_shape [1] : tensor<2xi32> into tensor<2xi32>
  return %r : tensor<2xi32>
}
