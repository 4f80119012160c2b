// RUN: mlir-interp run %s | FileCheck %s
// Downward.
func.func @main() -> (index, index, index, index, index) {
  %m7 = index.constant -7
  %m2 = index.constant -2
  %c2 = index.constant 2
  %c5 = index.constant 5
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: 3 : index
  %r0 = index.floordivs %c7, %c2
  // CHECK-NEXT: -3 : index
  %r1 = index.floordivs %c5, %m2
  // CHECK-NEXT: -4 : index
  %r2 = index.floordivs %m7, %c2
  // CHECK-NEXT: 3 : index
  %r3 = index.floordivs %m7, %m2
  // CHECK-NEXT: poison : index
  %poisoned = index.floordivs %p, %c2
  return %r0, %r1, %r2, %r3, %poisoned : index, index, index, index, index
}
