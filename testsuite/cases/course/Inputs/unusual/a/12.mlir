// A loop that carries a tensor.
func.func @reversed(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %r = affine.for %i = 0 to 4 iter_args(%u = %t) -> tensor<4xi32> {
    %to = arith.subi %c3, %i : index
    %v = tensor.extract %t[%i] : tensor<4xi32>
    %w = tensor.insert %v into %u[%to] : tensor<4xi32>
    affine.yield %w : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
