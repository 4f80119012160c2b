func.func @f(%t: tensor<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i32
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %v = vector.transfer_read %t[%c0], %p, %some {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  %r = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  return %r : tensor<2xi32>
}
