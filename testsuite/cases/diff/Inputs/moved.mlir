func.func @used(%t: tensor<0xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<0xi32>
  return %x : i32
}
