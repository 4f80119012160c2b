// The first and the last alone.
func.func @reversed(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = tensor.extract %t[%c0] : tensor<4xi32>
  %d = tensor.extract %t[%c3] : tensor<4xi32>
  %x = tensor.insert %d into %t[%c0] : tensor<4xi32>
  %y = tensor.insert %a into %x[%c3] : tensor<4xi32>
  return %y : tensor<4xi32>
}
