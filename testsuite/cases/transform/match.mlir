// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp verify --split-input-file --verify-diagnostics %S/Inputs/invalid.mlir

// Scripts stand in the files of the programs that they transform: read, verified and printed.
module attributes {transform.with_named_sequence} {
  // CHECK: transform.named_sequence @match(%arg0: !transform.any_op)
  transform.named_sequence @match(%a: !transform.any_op) {
    // CHECK-NEXT: %0 = transform.structured.match interface{TilingInterface} in %arg0 : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.match interface{TilingInterface} in %a : (!transform.any_op) -> !transform.any_op
    // CHECK-NEXT: %1 = transform.structured.match ops{["a.b"]} interface{LinalgOp} attributes {x = 1 : i64} in %arg0
    %1 = transform.structured.match ops{["a.b"]} interface{LinalgOp} attributes {x = 1} in %a : (!transform.any_op) -> !transform.any_op
    // No options are what is there without a word of them.
    // CHECK-NEXT: %2 = transform.apply_registered_pass "cse" to %0
    %2 = transform.apply_registered_pass "cse" with options = {} to %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
