module attributes {transform.with_named_sequence} {
  func.func @column(%m: memref<2x1xi32>) -> vector<3xi32> {
    %none = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %r = vector.transfer_read %m[%c0, %c0], %none {permutation_map = affine_map<(i, j) -> (i)>} : memref<2x1xi32>, vector<3xi32>
    return %r : vector<3xi32>
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield
  }
}
