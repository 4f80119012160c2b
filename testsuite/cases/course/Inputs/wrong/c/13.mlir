// The largest of each row.
func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %zeros = arith.constant dense<0> : tensor<2xi32>
  %r = linalg.reduce { arith.maxsi } ins(%a : tensor<2x3xi32>) outs(%zeros : tensor<2xi32>) dimensions = [1]
  return %r : tensor<2xi32>
}
