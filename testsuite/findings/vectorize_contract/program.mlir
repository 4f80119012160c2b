module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<1x1xi8>, %b: memref<1x1xi8>, %c: memref<1x1xi32>) {
    linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<1x1xi8>, memref<1x1xi8>) outs(%c : memref<1x1xi32>)
    return
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %op {create_named_contraction} : !transform.any_op
    transform.yield
  }
}
