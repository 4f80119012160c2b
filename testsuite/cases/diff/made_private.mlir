// RUN: not mlir-interp diff %s --symbol-privatize | FileCheck %s
// RUN: mlir-interp diff %s --symbol-privatize='exclude=called' | FileCheck %s --check-prefix=KEPT
// A public function may be called from outside, which finds no private one.
// CHECK: DIFFERS {{.*}}dropped function in @called
// CHECK: actual {{ *}}it is private, and cannot be called from outside
// KEPT: refines
func.func @called() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
