// RUN: mlir-interp run %s | FileCheck %s
// Read as unsigned.
func.func @main() -> (index, index) {
  %m2 = index.constant -2
  %c6 = index.constant 6
  %c15 = index.constant 15
  // CHECK: 6 : index
  %r0 = index.minu %m2, %c6
  // CHECK-NEXT: 6 : index
  %r1 = index.minu %c15, %c6
  return %r0, %r1 : index, index
}
