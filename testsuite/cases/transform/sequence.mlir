// RUN: mlir-interp verify %s --split-input-file --verify-diagnostics
// A sequence says what it does to the handles it is given where it has no body that tells.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @reads(%a: !transform.any_op {transform.readonly})
  transform.named_sequence @has_body(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @says_nothing(%a: !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #1 cannot be both readonly and consumed}}
  transform.named_sequence @says_both(%a: !transform.any_op {transform.readonly},
      %b: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}
