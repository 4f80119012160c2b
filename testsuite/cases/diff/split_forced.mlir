// RUN: not mlir-interp diff %s --passes=transform-interpreter -e beyond --args='dense<1>, dense<0>' | FileCheck %s
// split_transfer_full_partial, told to force transfers in bounds, says so of one that is not. It is what was asked
// for: the schedule is to know.
// Rule: vector.transfer_write: `in_bounds` is a promise, which is broken (decision V37).
//
//      CHECK: DIFFERS behind {{.*}}: undefined behaviour in @beyond
//      CHECK: expected       it returns
//      CHECK: actual         {{.*}}error: undefined behaviour: index 1 is out of bounds: dimension 0 has size 1
//      CHECK: native before  %arg1 = dense<[1]> : memref<1xi32>
//      CHECK: native after   (it did not return
module attributes {transform.with_named_sequence} {
  func.func @beyond(%v: vector<2xi32>, %m: memref<1xi32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%c0] : vector<2xi32>, memref<1xi32>
    return
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
