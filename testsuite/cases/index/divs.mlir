// RUN: mlir-interp run %s | FileCheck %s
// Toward zero. A poison dividend makes poison where the divisor is not -1.
func.func @main() -> (index, index, index, index) {
  %m7 = index.constant -7
  %m2 = index.constant -2
  %c2 = index.constant 2
  %c3 = index.constant 3
  %c6 = index.constant 6
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: -3 : index
  %r0 = index.divs %c7, %m2
  // CHECK-NEXT: -3 : index
  %r1 = index.divs %m7, %c2
  // CHECK-NEXT: 2 : index
  %r2 = index.divs %c6, %c3
  // CHECK-NEXT: poison : index
  %poisoned = index.divs %p, %c2
  return %r0, %r1, %r2, %poisoned : index, index, index, index
}
