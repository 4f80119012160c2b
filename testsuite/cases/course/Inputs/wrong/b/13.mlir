// It begins with nothing.
func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %empty = tensor.empty() : tensor<2xi32>
  %r = linalg.reduce ins(%a : tensor<2x3xi32>) outs(%empty : tensor<2xi32>) dimensions = [1]
    (%x: i32, %s: i32) {
      %sum = arith.addi %x, %s : i32
      linalg.yield %sum : i32
    }
  return %r : tensor<2xi32>
}
