// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
func.func @element_types(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'test.same_operand_element_type' op requires the same element type for all operands}}
  %0 = "test.same_operand_element_type"(%a, %b) : (tensor<2xf32>, tensor<2xi32>) -> i32
  return
}

// -----

func.func @element_types_of_results(%a: tensor<2xf32>) {
  // expected-error @below {{'test.same_operand_and_result_element_type' op requires the same element type for all operands and results}}
  %0 = "test.same_operand_and_result_element_type"(%a) : (tensor<2xf32>) -> f64
  return
}

// -----

func.func @shapes(%a: tensor<2xf32>, %b: memref<3xf32>) {
  // expected-error @below {{'test.same_operand_shape' op requires the same shape for all operands}}
  "test.same_operand_shape"(%a, %b) : (tensor<2xf32>, memref<3xf32>) -> ()
  return
}

// -----

func.func @unknown_sizes_agree(%a: tensor<?x3xf32>, %b: tensor<*xf32>, %c: tensor<2x?xi8>) {
  "test.same_operand_shape"(%a, %b, %c) : (tensor<?x3xf32>, tensor<*xf32>, tensor<2x?xi8>) -> ()
  return
}

// -----

func.func @pairs_may_agree_and_all_not(%a: tensor<?xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'test.same_operand_and_result_shape' op requires the same shape for all operands and results}}
  %0 = "test.same_operand_and_result_shape"(%a, %b) : (tensor<?xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @types(%a: tensor<?xf32>) {
  // expected-error @below {{'test.same_operand_and_result_type' op requires the same type for all operands and results}}
  %0 = "test.same_operand_and_result_type"(%a) : (tensor<?xf32>) -> tensor<?xf64>
  return
}

// -----

func.func @encodings(%a: tensor<2xf32>) {
  // expected-error @below {{'test.same_operand_and_result_type' op requires the same encoding for all operands and results}}
  %0 = "test.same_operand_and_result_type"(%a) : (tensor<2xf32>) -> tensor<2xf32, 1 : i32>
  return
}

// -----

func.func @scalable_and_fixed(%a: vector<[2]xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "test.elementwise_mappable"(%a) : (vector<[2]xf32>) -> vector<2xf32>
  return
}

// -----

func.func @vector_and_tensor(%a: vector<2xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "test.elementwise_mappable"(%a) : (vector<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @scalar_result(%a: vector<2xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = "test.elementwise_mappable"(%a) : (vector<2xf32>) -> f32
  return
}

// -----

func.func @scalar_operand(%a: f32) {
  // expected-error @below {{'test.elementwise_mappable' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %0 = "test.elementwise_mappable"(%a) : (f32) -> vector<2xf32>
  return
}

// -----

func.func @mixed_results(%a: vector<2xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "test.elementwise_mappable"(%a) : (vector<2xf32>) -> (vector<2xf32>, f32)
  return
}

// -----

func.func @parent() {
  // expected-error @below {{'test.child' op expects parent op 'test.parent'}}
  "test.child"() : () -> ()
  return
}

// -----

func.func @parents() {
  // expected-error @below {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
  "test.child_with_parent_one_of"() : () -> ()
  return
}

// -----

func.func @another_end() {
  // expected-error @below {{'test.SingleBlockImplicitTerminator' op expects regions to end with 'test.finish', found 'other.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'test.finish'}}
  "test.SingleBlockImplicitTerminator"() ({
    "other.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @no_end() {
  // expected-error @below {{'test.SingleBlockImplicitTerminator' op expects a non-empty block}}
  "test.SingleBlockImplicitTerminator"() ({
  ^bb0:
  }) : () -> ()
  return
}

// -----

func.func @two_blocks() {
  // expected-error @below {{'test.SingleBlockImplicitTerminator' op expects region #0 to have 0 or 1 blocks}}
  "test.SingleBlockImplicitTerminator"() ({
    "test.finish"() : () -> ()
  ^bb1:
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @operand_segments(%a: i32) {
  // expected-error @below {{'test.attr_sized_operands' op operand count (2) does not match with the total size (1) specified in attribute 'operandSegmentSizes'}}
  "test.attr_sized_operands"(%a, %a) {operandSegmentSizes = array<i32: 0, 0, 1, 0>} : (i32, i32) -> ()
  return
}

// -----

func.func @result_segments() {
  // expected-error @below {{'test.attr_sized_results' op result count (2) does not match with the total size (0) specified in attribute 'resultSegmentSizes'}}
  %0:2 = "test.attr_sized_results"() {resultSegmentSizes = array<i64: 0, 0, 1, 1>} : () -> (i32, i32)
  return
}

// -----

func.func @optional_result() {
  // expected-error @below {{'test.format_optional_result_d_op' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "test.format_optional_result_d_op"() : () -> (f80, f80)
  return
}

// -----

func.func @variadic_operand(%a: f32) {
  // expected-error @below {{'test.custom_result_name' op operand #0 must be variadic of integer, but got 'f32'}}
  %0 = "test.custom_result_name"(%a) {names = []} : (f32) -> i32
  return
}

// -----

func.func @cast(%a: i32) {
  // expected-error @below {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = "arith.extsi"(%a) : (i32) -> i16
  return
}

// -----

func.func @missing_attributes_by_name() {
  // expected-error @below {{'test.with_bounds' op requires attribute 'smax'}}
  %0 = "test.with_bounds"() {umax = 1 : i32} : () -> i32
  return
}

// -----

func.func @property_of_another_kind() {
  // expected-error @below {{invalid properties {value = 4 : i32} for op test.op_with_enum: Invalid attribute `value` in property conversion: 4 : i32}}
  "test.op_with_enum"() <{value = 4 : i32}> : () -> ()
  return
}

// -----

func.func @attribute_of_another_kind() {
  // expected-error @below {{'test.op_with_enum' op attribute 'value' failed to satisfy constraint: a test enum}}
  "test.op_with_enum"() {value = 4 : i32} : () -> ()
  return
}
