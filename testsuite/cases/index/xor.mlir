// RUN: mlir-interp run %s | FileCheck %s
// Bits set in one alone.
func.func @main() -> (index, index) {
  %m1 = index.constant -1
  %c5 = index.constant 5
  %c10 = index.constant 10
  %c12 = index.constant 12
  // CHECK: 6 : index
  %r0 = index.xor %c12, %c10
  // CHECK-NEXT: -6 : index
  %r1 = index.xor %m1, %c5
  return %r0, %r1 : index, index
}
