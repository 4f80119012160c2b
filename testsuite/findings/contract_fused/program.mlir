module attributes {transform.with_named_sequence} {
  func.func @product(%c: memref<1x1xf64>, %a: memref<1x1xf64>, %b: memref<1x1xf64>) {
    linalg.matmul ins(%a, %b : memref<1x1xf64>, memref<1x1xf64>) outs(%c : memref<1x1xf64>)
    return
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %function = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %vectors = transform.structured.vectorize_children_and_apply_patterns %function : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
