// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// expected-error @below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain = 1} {}

// -----

// expected-error @below {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op requires one region}}
"builtin.module"() ({
^bb0:
}, {
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----

// expected-error @below {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error @below {{expected ')' to end operand list}}
"some.op"(1) : () -> ()

// -----

// expected-error @below {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = #dlti.dl_spec<>} {}
