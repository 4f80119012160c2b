// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e broadcast 2>&1 | FileCheck %s --check-prefix=BROADCAST
// RUN: not mlir-interp run %s -e all 2>&1 | FileCheck %s --check-prefix=ALL
// A witness that fails stops the program where something relies on it (H6), with what was required, and where.

func.func @main() {
  %false = arith.constant false
  %w = shape.cstr_require %false, "the batch is not empty"
  // CHECK: witness.mlir:[[# @LINE + 1]]:3: error: the program stopped itself: the batch is not empty
  shape.assuming %w {
  }
  return
}

func.func @broadcast() {
  %a = shape.const_shape [2] : !shape.shape
  %b = shape.const_shape [3] : !shape.shape
  %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  // BROADCAST: witness.mlir:[[# @LINE + 2]]:3: error: the program stopped itself: required broadcastable shapes
  // BROADCAST: witness.mlir:[[# @LINE - 2]]:8: note: the witness was made here, failing, by 'shape.cstr_broadcastable'
  shape.assuming %w {
  }
  return
}

// Of several the first that failed is told.
func.func @all() {
  %true = arith.constant true
  %false = arith.constant false
  %a = shape.const_shape [2] : !shape.shape
  %b = shape.const_shape [3] : !shape.shape
  %passing = shape.cstr_require %true, "nothing to see here"
  %eq = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %failing = shape.cstr_require %false, "nor here"
  %some = shape.assuming_all %passing, %eq
  %w = shape.assuming_all %some, %failing
  // ALL: witness.mlir:[[# @LINE + 2]]:3: error: the program stopped itself: required equal shapes
  // ALL: witness.mlir:[[# @LINE - 5]]:9: note: the witness was made here, failing, by 'shape.cstr_eq'
  shape.assuming %w {
  }
  return
}
