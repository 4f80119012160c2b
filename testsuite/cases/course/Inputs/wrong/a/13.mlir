// A loop, and an operation of linalg that only begins it.
func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<2xi32>
  %zeros = linalg.fill ins(%zero : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %r = affine.for %i = 0 to 2 iter_args(%t = %zeros) -> tensor<2xi32> {
    %sum = affine.for %k = 0 to 3 iter_args(%s = %zero) -> i32 {
      %v = tensor.extract %a[%i, %k] : tensor<2x3xi32>
      %more = arith.addi %s, %v : i32
      affine.yield %more : i32
    }
    %u = tensor.insert %sum into %t[%i] : tensor<2xi32>
    affine.yield %u : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}
