// RUN: mlir-interp run %s | FileCheck %s
// Bits set in either.
func.func @main() -> (index, index) {
  %m1 = index.constant -1
  %c5 = index.constant 5
  %c10 = index.constant 10
  %c12 = index.constant 12
  // CHECK: 14 : index
  %r0 = index.or %c12, %c10
  // CHECK-NEXT: -1 : index
  %r1 = index.or %m1, %c5
  return %r0, %r1 : index, index
}
