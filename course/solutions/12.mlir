func.func @reversed(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %from = arith.subi %c3, %i : index
    %v = tensor.extract %t[%from] : tensor<4xi32>
    tensor.yield %v : i32
  } : tensor<4xi32>
  return %r : tensor<4xi32>
}
