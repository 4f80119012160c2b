// Columns, added.
func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %x = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2xi32>
  %y = tensor.extract_slice %a[0, 1] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2xi32>
  %z = tensor.extract_slice %a[0, 2] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2xi32>
  %empty = tensor.empty() : tensor<2xi32>
  %xy = linalg.add ins(%x, %y : tensor<2xi32>, tensor<2xi32>) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.add ins(%xy, %z : tensor<2xi32>, tensor<2xi32>) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
