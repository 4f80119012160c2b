// RUN: not mlir-interp diff %s --passes=transform-interpreter -e product --args='dense<-1.2499999999999998>, dense<-1.2499999999999998>, dense<-1.2499999999999998>' | FileCheck %s
// linalg.matmul rounds each product, and adds it to the sum. The vector.contract that it becomes may be lowered to
// multiplications fused with additions, which round once.
// Rule: linalg's operations are their bodies, arith.mulf and arith.addf; DECISIONS.md V23 for what becomes of them.
//
//      CHECK: DIFFERS behind {{.*}}: wrong memory in @product
//      CHECK: expected       0.31249999999999978 = 0x3FD3FFFFFFFFFFFC = exactly 0.3124999999999997779553950749686919152736663818359375
//      CHECK: actual         0.31249999999999967 = 0x3FD3FFFFFFFFFFFA = exactly 0.31249999999999966693309261245303787291049957275390625
//      CHECK: native before  %arg0 = dense<{{\[\[}}0.31249999999999978]]> : memref<1x1xf64>
//      CHECK: native after   %arg0 = dense<{{\[\[}}0.31249999999999967]]> : memref<1x1xf64>
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
