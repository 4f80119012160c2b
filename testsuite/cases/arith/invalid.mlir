// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
func.func @constant_has_no_sign() {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 5 : si32
  return
}

// -----

func.func @constant_is_a_number() {
  // expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "five" : i32
  return
}

// -----

func.func @constant_of_scalable_vector() {
  // expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @constant_has_its_type() {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func.func @select_shape(%c: vector<4xi1>, %v: vector<2xi32>) {
  // expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %v, %v : vector<4xi1>, vector<2xi32>
  return
}

// -----

func.func @select_container(%c: tensor<4xi1>, %v: vector<4xi32>) {
  // expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %v, %v : tensor<4xi1>, vector<4xi32>
  return
}

// -----

func.func @select_types(%c: i1, %a: i32) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %c) : (i1, i32, i1) -> i32
  return
}

// -----

func.func @select_operands(%c: i1, %a: i32) {
  // expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}

// -----

func.func @extension_widens(%a: i32) {
  // expected-error @+1 {{'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extui %a : i32 to i16
  return
}

// -----

func.func @truncation_narrows(%a: f16) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %a : f16 to bf16
  return
}

// -----

func.func @scaling_names_both(%a: f16, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f16', 'f8E8M0FNU' and result type 'bf16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f16, f8E8M0FNU to bf16
  return
}

// -----

func.func @bits_stay(%a: memref<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'memref<4xi32>' and result type 'memref<4xf16>' are cast incompatible}}
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf16>
  return
}

// -----

func.func @one_is_index(%a: i16) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'i16' and result type 'i32' are cast incompatible}}
  %0 = arith.index_cast %a : i16 to i32
  return
}

// -----

func.func @encodings_agree(%a: tensor<2xf32, "a">) {
  // expected-error @+1 {{'arith.extf' op operand type 'tensor<2xf32, "a">' and result type 'tensor<2xf64, "b">' are cast incompatible}}
  %0 = arith.extf %a : tensor<2xf32, "a"> to tensor<2xf64, "b">
  return
}

// -----

func.func @tensor_dims_agree(%a: tensor<4xi16>) {
  // expected-error @+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %a : tensor<4xi16> to tensor<?xi32>
  return
}

// -----

func.func @predicates_are_few(%a: i32) {
  // expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 77} : (i32, i32) -> i1
  return
}

// -----

func.func @flags_are_known(%a: i32) {
  // expected-error @+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error @+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<wraps> : i32
  return
}
