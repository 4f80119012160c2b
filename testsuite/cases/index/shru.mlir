// RUN: mlir-interp run %s | FileCheck %s
// Zeros come in; amounts of the width and more give poison.
func.func @main() -> (index, index, index) {
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c3 = index.constant 3
  %c63 = index.constant 63
  %c64 = index.constant 64
  %c96 = index.constant 96
  // CHECK: 12 : index
  %r0 = index.shru %c96, %c3
  // CHECK-NEXT: 1 : index
  %r1 = index.shru %m1, %c63
  // CHECK-NEXT: poison : index
  %r2 = index.shru %c1, %c64
  return %r0, %r1, %r2 : index, index, index
}
