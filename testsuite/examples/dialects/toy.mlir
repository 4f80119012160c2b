// transpose(a) * transpose(b), of two matrices of which the second is given as a row of numbers.
func.func private @multiply_transpose(%a: tensor<2x3xf64>, %b: tensor<2x3xf64>) -> tensor<3x2xf64> {
  %x = "toy.transpose"(%a) : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %y = "toy.transpose"(%b) : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %product = "toy.mul"(%x, %y) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  return %product : tensor<3x2xf64>
}

func.func @main() {
  %a = "toy.constant"() {value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
  %row = "toy.constant"() {value = dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>} : () -> tensor<6xf64>
  %b = "toy.reshape"(%row) : (tensor<6xf64>) -> tensor<2x3xf64>
  %again = "toy.reshape"(%b) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %product = func.call @multiply_transpose(%a, %again) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<3x2xf64>
  "toy.print"(%product) : (tensor<3x2xf64>) -> ()
  %sum = "toy.add"(%product, %product) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  "toy.print"(%sum) : (tensor<3x2xf64>) -> ()
  return
}
