// RUN: mlir-interp run %s | FileCheck %s
// Sums wrap around at the width of index.
func.func @main() -> (index, index, index, index) {
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c3 = index.constant 3
  %c9223372036854775807 = index.constant 9223372036854775807
  %p = ub.poison : index
  // CHECK: 5 : index
  %r0 = index.add %c2, %c3
  // CHECK-NEXT: -9223372036854775808 : index
  %r1 = index.add %c9223372036854775807, %c1
  // CHECK-NEXT: -2 : index
  %r2 = index.add %m1, %m1
  // CHECK-NEXT: poison : index
  %poisoned = index.add %p, %c1
  return %r0, %r1, %r2, %poisoned : index, index, index, index
}
