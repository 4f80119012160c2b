// RUN: mlir-interp verify %s --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --split-input-file --verify-diagnostics
// Sizes of segments are an array of i32, also under the name that they once had.

func.func @f(%i: index) {
  // expected-error @below {{invalid properties {operandSegmentSizes = "a"} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = "a"}> : (index) -> memref<?xf32>
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{invalid properties {operandSegmentSizes = array<i64: 1, 0>} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{invalid properties {operandSegmentSizes = 3 : i32} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = 3 : i32}> : (index) -> memref<?xf32>
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = dense<[1, 0]> : vector<2xi32>}> : (index) -> memref<?xf32>
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes}> : (index) -> memref<?xf32>
}

// -----

func.func @f() {
  // expected-error @below {{expected DenseI32ArrayAttr for key `value`}}
  %0:2 = "async.execute"() <{operandSegmentSizes = [0, 0]}> ({ }) : () -> (!async.token, !async.value<i32>)
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{invalid properties {operand_segment_sizes = "a"} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = "a"}> : (index) -> memref<?xf32>
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{size mismatch in attribute conversion: 3 vs 2}}
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (index) -> memref<?xf32>
}

// -----

// Among the attributes one of another kind says nothing.
func.func @f(%i: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) {operandSegmentSizes = "a"} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = "a"} : (index) -> memref<?xf32>
  return
}

// -----

func.func @old(%i: index) {
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%i) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  %2 = "memref.alloc"(%i) <{operand_segment_sizes = "a", operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}
