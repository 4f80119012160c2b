// RUN: not mlir-interp diff %s --passes=transform-interpreter -e column --args='dense<[[1], [2]]>' | FileCheck %s
// A transfer's mask is made of the size of the last dimension of memory, whichever the permutation map goes along.
// Rule: vector.transfer_read: what is out of bounds along its dimension is padding, all else is read.
//
//      CHECK: DIFFERS behind {{.*}}: wrong result in @column
//      CHECK: expected       2 = 0x00000002
//      CHECK: actual         -1 = 0xFFFFFFFF
//      CHECK: native before  dense<[1, 2, -1]> : vector<3xi32>
//      CHECK: native after   dense<[1, -1, -1]> : vector<3xi32>
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
