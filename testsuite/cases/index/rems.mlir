// RUN: mlir-interp run %s | FileCheck %s
// The dividend's sign.
func.func @main() -> (index, index, index, index) {
  %m7 = index.constant -7
  %m2 = index.constant -2
  %c2 = index.constant 2
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: 1 : index
  %r0 = index.rems %c7, %c2
  // CHECK-NEXT: -1 : index
  %r1 = index.rems %m7, %c2
  // CHECK-NEXT: 1 : index
  %r2 = index.rems %c7, %m2
  // CHECK-NEXT: poison : index
  %poisoned = index.rems %p, %c2
  return %r0, %r1, %r2, %poisoned : index, index, index, index
}
