// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @entry_has_no_argument(i32) {}

// -----

// expected-error @below {{custom op 'func.func' expected non-empty function body}}
func.func @body_is_empty() {}

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
func.func @entry_has_another_type(i32) {
^bb0(%a: f32):
  return
}

// -----

// expected-error @below {{custom op 'func.func' expected SSA identifier}}
func.func @name_then_type(%a: i32, i32) {
  return
}

// -----

// expected-error @below {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @type_then_name(i32, %a: i32) {
  return
}

// -----

// expected-error @below {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f(%a: i32) attributes {sym_name = "x"} {
  return
}

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration()

// -----

// expected-error @below {{'func.func' op arguments may only have dialect attributes}}
func.func private @argument_attribute(i32 {a})

// -----

// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
func.func private @f(i32) attributes {arg_attrs = [{a.b}, {a.b}]}

// -----

// expected-error @below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
func.func private @f(i32) attributes {res_attrs = [{a.b}]}

// -----

// expected-error @below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
func.func private @f(i32) attributes {arg_attrs = [4]}

// -----

func.func @returns_too_much(%a: i32) {
  // expected-error @below {{'func.return' op has 1 operands, but enclosing function (@returns_too_much) returns 0}}
  return %a : i32
}

// -----

func.func @returns_another_type(%a: f32) -> i32 {
  // expected-error @below {{type of return operand 0 ('f32') doesn't match function result type ('i32') in function @returns_another_type}}
  return %a : f32
}

// -----

module {
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

func.func @no_callee() {
  // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func @few_operands(%a: i32) {
  // expected-error @below {{'func.call' op incorrect number of operands for callee}}
  call @few_operands() : () -> ()
  return
}

// -----

func.func @wrong_operand(%a: i32, %b: f32) {
  // expected-error @below {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 1}}
  call @wrong_operand(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @many_results() {
  // expected-error @below {{'func.call' op incorrect number of results for callee}}
  call @many_results() : () -> i32
  return
}

// -----

func.func private @f() -> (i32, i32)
func.func @wrong_result() {
  // expected-error @below {{'func.call' op result type mismatch at index 1}}
  // expected-note @below {{      op result types: 'i32', 'f32'}}
  // expected-note @below {{function result types: 'i32', 'i32'}}
  call @f() : () -> (i32, f32)
  return
}

// -----

func.func @callee_attribute() {
  // expected-error @below {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
  "func.call"() {callee = 4 : i32} : () -> ()
  return
}

// -----

func.func @no_inline_attribute() {
  // expected-error @below {{custom op 'func.call' 'func.call' op attribute 'no_inline' failed to satisfy constraint: unit attribute}}
  func.call @no_inline_attribute() {no_inline = 1 : i32} : () -> ()
  return
}

// -----

func.func @nested_callee() {
  // expected-error @below {{custom op 'func.call' invalid kind of attribute specified}}
  func.call @a::@b() : () -> ()
  return
}

// -----

func.func @no_function() {
  // expected-error @below {{'func.constant' op reference to undefined function 'g'}}
  %f = constant @g : () -> ()
  return
}

// -----

func.func @another_type() {
  // expected-error @below {{'func.constant' op reference to function with mismatched type}}
  %f = constant @another_type : () -> i32
  return
}

// -----

func.func @indirect_operands(%f: () -> ()) {
  // expected-error @below {{custom op 'func.call_indirect' number of operands and types do not match: got 1 operands and 0 types}}
  call_indirect %f(%f) : () -> ()
  return
}

// -----

func.func @indirect_callee(%f: i32) {
  // expected-error @below {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %f() : i32
  return
}

// -----

func.func @indirect_inputs(%f: () -> ()) {
  // expected-error @below {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  "func.call_indirect"(%f, %f) : (() -> (), () -> ()) -> ()
  return
}

// -----

func.func @indirect_results(%f: () -> ()) {
  // expected-error @below {{'func.call_indirect' op failed to verify that callee result types match result types}}
  "func.call_indirect"(%f) : (() -> ()) -> i32
  return
}
