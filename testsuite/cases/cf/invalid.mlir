// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
func.func @no_successor() {
  // expected-error @below {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

func.func @few_operands() {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^bb1
^bb1(%a: i32):
  return
}

// -----

func.func @another_type(%a: f32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : f32)
^bb1(%b: i32):
  return
}

// -----

func.func @weights_of_each(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @weights_of_any(%c: i1) {
  // expected-error @below {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @segments_sum(%c: i1) {
  // expected-error @below {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @segments_count(%c: i1) {
  // expected-error @below {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @segments_sign(%c: i1) {
  // expected-error @below {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @one_successor(%c: i1) {
  // expected-error @below {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

func.func @assert_operand(%c: f32) {
  // expected-error @below {{'cf.assert' op operand #0 must be 1-bit signless integer, but got 'f32'}}
  "cf.assert"(%c) {msg = "text"} : (f32) -> ()
  return
}

// -----

func.func @assert_text(%c: i1) {
  // expected-error @below {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

func.func @assert_symbol(%c: i1) {
  // expected-error @below {{custom op 'cf.assert' invalid kind of attribute specified}}
  cf.assert %c, @text
  return
}

// -----

func.func @flag_type(%c: f32) {
  // expected-error @below {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %c : f32, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @case_type(%c: i32) {
  // expected-error @below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @case_count(%c: i32) {
  // expected-error @below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @case_segments(%c: i32) {
  // expected-error @below {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%c)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @segments_are_of_i32(%c: i1) {
  // expected-error @below {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}

// -----

// Room for four thousand million names is not made.
func.func @far_number(%c: i32) {
  cf.br ^again(%c : i32)
// expected-error @below {{result number too large}}
^again(%last#4294967295: i32):
  return
}

// -----

func.func @switch_numbered(%f: i32, %v: i32) {
  cf.switch %f : i32, [
    // expected-error @below {{result number not allowed in argument list}}
    default: ^end(%v#0 : i32)
  ]
^end(%r: i32):
  return
}

// -----

// Those of a case may have one.
func.func @switch_numbered_case(%f: i32, %v: i32) {
  cf.switch %f : i32, [
    default: ^end(%v : i32),
    1: ^end(%v#0 : i32)
  ]
^end(%r: i32):
  return
}
