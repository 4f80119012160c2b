// A constant and its transpose, each operation with the place in the source that it came from.
func.func @main() -> tensor<3x2xf64> {
  %tensor = "xxx.constant"() {value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>} : () -> tensor<2x3xf64> loc("example/file/path":11:1)
  %t_tensor = "xxx.transpose"(%tensor) {inplace = true} : (tensor<2x3xf64>) -> tensor<3x2xf64> loc("example/file/path":12:1)
  return %t_tensor : tensor<3x2xf64>
}
