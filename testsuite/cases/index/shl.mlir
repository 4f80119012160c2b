// RUN: mlir-interp run %s | FileCheck %s
// Amounts of the width and more give poison; the amount has no sign.
func.func @main() -> (index, index, index, index) {
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c3 = index.constant 3
  %c5 = index.constant 5
  %c63 = index.constant 63
  %c64 = index.constant 64
  // CHECK: 40 : index
  %r0 = index.shl %c5, %c3
  // CHECK-NEXT: -9223372036854775808 : index
  %r1 = index.shl %c1, %c63
  // CHECK-NEXT: poison : index
  %r2 = index.shl %c1, %c64
  // CHECK-NEXT: poison : index
  %r3 = index.shl %c1, %m1
  return %r0, %r1, %r2, %r3 : index, index, index, index
}
