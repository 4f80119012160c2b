module attributes {transform.with_named_sequence} {
  func.func @masked(%a: vector<2xf32>, %b: vector<1x2x3xf32>, %c: vector<1x3xf32>, %m: vector<2x3x1xi1>) -> vector<1x3xf32> {
    %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(k, l, m) -> (k)>, affine_map<(k, l, m) -> (m, k, l)>, affine_map<(k, l, m) -> (m, l)>], iterator_types = ["reduction", "parallel", "parallel"]} %a, %b, %c : vector<2xf32>, vector<1x2x3xf32> into vector<1x3xf32> } : vector<2x3x1xi1> -> vector<1x3xf32>
    return %r : vector<1x3xf32>
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
