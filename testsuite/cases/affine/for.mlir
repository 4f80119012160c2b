// RUN: mlir-interp run %s | FileCheck %s
// Bounds by constants, values and maps of several results; steps; values that are carried.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  // CHECK: 3
  // CHECK-NEXT: 7
  affine.for %i = %c3 to %c10 step 4 {
    vector.print %i : index
  }
  // CHECK-NEXT: -2
  // CHECK-NEXT: -1
  affine.for %i = -2 to affine_map<(d0) -> (d0 - 10)>(%c10) {
    %s = arith.index_cast %i : index to i64
    vector.print %s : i64
  }
  // The greatest lower bound and the least upper one.
  // CHECK-NEXT: 4
  // CHECK-NEXT: 5
  affine.for %i = max affine_map<(d0)[s0] -> (d0 + 1, s0 - 10)>(%c3)[%c10] to min affine_map<(d0)[s0] -> (d0 + 3, s0)>(%c3)[%c10] {
    vector.print %i : index
  }
  // Values may swap on their way to the next iteration.
  %a, %b, %n = affine.for %i = 0 to 3 iter_args(%x = %c0, %y = %c10, %k = %c0) -> (index, index, index) {
    %next = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%k]
    affine.yield %y, %x, %next : index, index, index
  }
  // CHECK-NEXT: 10
  vector.print %a : index
  // CHECK-NEXT: 0
  vector.print %b : index
  // CHECK-NEXT: 3
  vector.print %n : index
  // No iteration: the initial values.
  %none = affine.for %i = 5 to 5 iter_args(%x = %c3) -> (index) {
    affine.yield %c10 : index
  }
  // CHECK-NEXT: 3
  vector.print %none : index
  // A step that would pass the end of the index type ends the loop (R20).
  // CHECK-NEXT: 9223372036854775800
  affine.for %i = 9223372036854775800 to 9223372036854775807 step 100 {
    vector.print %i : index
  }
  return
}
