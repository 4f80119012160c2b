// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// The region of an operation that nobody knows may be a graph where it has one block; with several it has an order.

"u.graph"() ({
  "u.use"(%1) : (i32) -> ()
  %1 = "u.def"(%1) : (i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.blocks"() ({
  "u.branch"()[^bb1] : () -> ()
^bb1:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "u.use"(%1) : (i32) -> ()
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %1 = "u.def"() : () -> i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.blocks"() ({
  "u.branch"()[^bb1] : () -> ()
^bb1:
  // expected-error@+2 {{operand #0 does not dominate this use}}
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %1 = "u.def"(%1) : (i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()

// -----

"u.blocks"() ({
  "u.inner"() ({
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "u.use"(%1) : (i32) -> ()
  }) : () -> ()
  // expected-note@+1 {{operand defined here}}
  %1 = "u.def"() : () -> i32
  "u.branch"()[^bb1] : () -> ()
^bb1:
  "u.end"() : () -> ()
}) : () -> ()

// -----

// What no branch reaches is not looked at.
"u.blocks"() ({
  "u.end"() : () -> ()
^bb1:
  "u.use"(%1) : (i32) -> ()
  %1 = "u.def"(%1) : (i32) -> i32
  "u.end"() : () -> ()
}) : () -> ()
