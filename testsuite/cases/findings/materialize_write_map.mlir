// RUN: not mlir-interp diff %s --passes=transform-interpreter -e column --args='dense<[1, 2]>, dense<0>' | FileCheck %s
// The same of a transfer that writes, where more is written than there is.
// Rule: vector.transfer_write: what is out of bounds along its dimension is not written.
//
//      CHECK: DIFFERS behind {{.*}}: undefined behaviour in @column
//      CHECK: expected       it returns
//      CHECK: actual         {{.*}}error: undefined behaviour: index 1 is out of bounds: dimension 0 has size 1
//      CHECK: native before  %arg1 = dense<{{\[\[}}1, 0]]> : memref<1x2xi32>
//      CHECK: native after   (it did not return
module attributes {transform.with_named_sequence} {
  func.func @column(%v: vector<2xi32>, %m: memref<1x2xi32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%c0, %c0] {permutation_map = affine_map<(i, j) -> (i)>} : vector<2xi32>, memref<1x2xi32>
    return
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield
  }
}
