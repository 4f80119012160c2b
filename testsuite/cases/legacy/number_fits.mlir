// A number has to fit the type.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%v: i8) {
  // CHECK: error: integer constant out of range
  %r = arith.addi %v, 256 : i8
  return
}
