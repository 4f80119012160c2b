// RUN: mlir-interp run %s | FileCheck %s
// Differences wrap around at the width of index.
func.func @main() -> (index, index) {
  %m9223372036854775808 = index.constant -9223372036854775808
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c3 = index.constant 3
  // CHECK: -1 : index
  %r0 = index.sub %c2, %c3
  // CHECK-NEXT: 9223372036854775807 : index
  %r1 = index.sub %m9223372036854775808, %c1
  return %r0, %r1 : index, index
}
