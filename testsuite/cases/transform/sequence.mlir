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

// -----

// A body ends with what the sequence gives.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @gives_too_little(%a: !transform.any_op) -> !transform.any_op {
    // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @gives_something_else(%a: !transform.any_op) -> !transform.op<"f"> {
    // expected-error @below {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.op<"f">')}}
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{expected 'transform.yield' as terminator}}
  transform.named_sequence @ends_otherwise() {
    // expected-note @below {{terminator}}
    "llvm.unreachable"() : () -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{expected a non-empty body block}}
  "transform.named_sequence"() <{sym_name = "empty", function_type = () -> ()}> ({
  ^bb0:
  }) : () -> ()
}

// -----

// expected-error @below {{"transform.consumed" must be a unit attribute}}
module attributes {transform.consumed = true} {
}
