// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// A dialect judges its attributes wherever they stand, on every function.
// expected-error @below {{invalid to use 'test.invalid_attr'}}
func.func private @argument(i64 {test.invalid_attr})

// -----

// expected-error @below {{invalid to use 'test.invalid_attr'}}
func.func @result(%a: i64) -> (i64 {test.invalid_attr}) {
  return %a : i64
}

// -----

// expected-error @below {{invalid to use 'test.invalid_attr'}}
llvm.func @argument(%a: i64 {test.invalid_attr})

// -----

// expected-error @below {{invalid to use 'test.invalid_attr'}}
"some.op"() {test.invalid_attr} : () -> ()

// -----

// expected-error @below {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func private @twice(i32 {some.name}) attributes {arg_attrs = [{}]}

// -----

// What the property cannot hold is not there.
func.func private @no_array(i32) attributes {arg_attrs = 1}
