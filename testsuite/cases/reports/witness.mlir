// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e broadcast 2>&1 | FileCheck %s --check-prefix=BROADCAST
// A witness that fails stops the program where something relies on it (H6), with what was required.

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
  // BROADCAST: witness.mlir:[[# @LINE + 1]]:3: error: the program stopped itself: the witness that the region relies on is failing
  shape.assuming %w {
  }
  return
}
