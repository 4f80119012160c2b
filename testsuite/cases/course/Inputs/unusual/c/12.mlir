// Four elements, one by one.
func.func @reversed(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = tensor.extract %t[%c0] : tensor<4xi32>
  %b = tensor.extract %t[%c1] : tensor<4xi32>
  %c = tensor.extract %t[%c2] : tensor<4xi32>
  %d = tensor.extract %t[%c3] : tensor<4xi32>
  %r = tensor.from_elements %d, %c, %b, %a : tensor<4xi32>
  return %r : tensor<4xi32>
}
