// RUN: mlir-interp run %s | FileCheck %s
func.func @main() -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %cm1 = arith.constant -1 : index
  %0 = affine.linearize_index [%c1, %c2, %c3] by (2, %c3, 5) : index
  // CHECK: 28
  vector.print %0 : index
  // Indices beyond their basis, and the first basis element, do not matter without `disjoint`.
  %1 = affine.linearize_index [%c9, %c9] by (%cm1, 5) : index
  // CHECK-NEXT: 54
  vector.print %1 : index
  %2 = affine.linearize_index [%c2, %c3] by (5) : index
  // CHECK-NEXT: 13
  vector.print %2 : index
  // Under `disjoint` they do; but the first index may be negative.
  // CHECK-NEXT: -2 : index
  %3 = affine.linearize_index disjoint [%cm1, %c3] by (2, 5) : index
  // CHECK-NEXT: poison : index
  %4 = affine.linearize_index disjoint [%c1, %c9] by (2, 5) : index
  // CHECK-NEXT: poison : index
  %5 = affine.linearize_index disjoint [%c2, %c1] by (2, 5) : index
  // CHECK-NEXT: poison : index
  %6 = affine.linearize_index disjoint [%c1, %cm1] by (5) : index
  return %3, %4, %5, %6 : index, index, index, index
}
