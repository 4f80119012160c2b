// A product with ones.
func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %ones = arith.constant dense<1> : tensor<3xi32>
  %zeros = arith.constant dense<0> : tensor<2xi32>
  %r = linalg.matvec ins(%a, %ones : tensor<2x3xi32>, tensor<3xi32>) outs(%zeros : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
