// linalg, with an index.
func.func @reversed(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%empty : tensor<4xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %from = arith.subi %c3, %i : index
    %v = tensor.extract %t[%from] : tensor<4xi32>
    linalg.yield %v : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
