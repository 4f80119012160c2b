func.func @row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32> {
  %zeros = arith.constant dense<0> : tensor<2xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i, k)>,
                       affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2x3xi32>) outs(%zeros : tensor<2xi32>) {
  ^bb0(%x: i32, %so_far: i32):
    %sum = arith.addi %so_far, %x : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
