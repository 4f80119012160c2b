// RUN: mlir-interp run %s | FileCheck %s
// Bits set in both.
func.func @main() -> (index, index) {
  %m1 = index.constant -1
  %c5 = index.constant 5
  %c10 = index.constant 10
  %c12 = index.constant 12
  // CHECK: 8 : index
  %r0 = index.and %c12, %c10
  // CHECK-NEXT: 5 : index
  %r1 = index.and %m1, %c5
  return %r0, %r1 : index, index
}
