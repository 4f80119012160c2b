// RUN: mlir-interp run %s | FileCheck %s
// Upward.
func.func @main() -> (index, index, index, index, index) {
  %m7 = index.constant -7
  %m2 = index.constant -2
  %c2 = index.constant 2
  %c7 = index.constant 7
  %p = ub.poison : index
  // CHECK: 4 : index
  %r0 = index.ceildivs %c7, %c2
  // CHECK-NEXT: -3 : index
  %r1 = index.ceildivs %c7, %m2
  // CHECK-NEXT: -3 : index
  %r2 = index.ceildivs %m7, %c2
  // CHECK-NEXT: 4 : index
  %r3 = index.ceildivs %m7, %m2
  // CHECK-NEXT: poison : index
  %poisoned = index.ceildivs %p, %c2
  return %r0, %r1, %r2, %r3, %poisoned : index, index, index, index, index
}
