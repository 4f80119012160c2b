// RUN: mlir-interp run %s | FileCheck %s
// Products wrap around at the width of index.
func.func @main() -> (index, index) {
  %m3 = index.constant -3
  %c7 = index.constant 7
  %c4294967296 = index.constant 4294967296
  // CHECK: -21 : index
  %r0 = index.mul %m3, %c7
  // CHECK-NEXT: 0 : index
  %r1 = index.mul %c4294967296, %c4294967296
  return %r0, %r1 : index, index
}
