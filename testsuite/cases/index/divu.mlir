// RUN: mlir-interp run %s | FileCheck %s
// Of unsigned numbers.
func.func @main() -> (index, index, index, index) {
  %m2 = index.constant -2
  %m1 = index.constant -1
  %c2 = index.constant 2
  %c6 = index.constant 6
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: 3 : index
  %r0 = index.divu %c7, %c2
  // CHECK-NEXT: 9223372036854775807 : index
  %r1 = index.divu %m1, %c2
  // CHECK-NEXT: 0 : index
  %r2 = index.divu %c6, %m2
  // CHECK-NEXT: poison : index
  %poisoned = index.divu %p, %c2
  return %r0, %r1, %r2, %poisoned : index, index, index, index
}
