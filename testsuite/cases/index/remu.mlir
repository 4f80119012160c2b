// RUN: mlir-interp run %s | FileCheck %s
// Of unsigned numbers.
func.func @main() -> (index, index, index, index) {
  %m2 = index.constant -2
  %m1 = index.constant -1
  %c2 = index.constant 2
  %c4 = index.constant 4
  %c6 = index.constant 6
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: 3 : index
  %r0 = index.remu %c7, %c4
  // CHECK-NEXT: 6 : index
  %r1 = index.remu %c6, %m2
  // CHECK-NEXT: 1 : index
  %r2 = index.remu %m1, %c2
  // CHECK-NEXT: poison : index
  %poisoned = index.remu %p, %c2
  return %r0, %r1, %r2, %poisoned : index, index, index, index
}
