// A tensor of 3x1 is drawn as a column.
func.func @main() -> tensor<3x1xi32> {
  %t = arith.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
  %s = arith.addi %t, %t : tensor<3x1xi32>
  return %s : tensor<3x1xi32>
}
