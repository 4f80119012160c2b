// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --stats 2>/dev/null | FileCheck %s
// A loop of many iterations that hands on a counter and the one of the iteration before.

// CHECK: -7 : i8
// CHECK-NEXT: -8 : i8
// CHECK-NEXT: 897 : index
// CHECK-NEXT: 900 : index
func.func @main() -> (i8, i8, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c300 = arith.constant 300 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %down:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%former = %zero, %n = %zero) -> (i8, i8) {
    %next = arith.subi %n, %one : i8
    scf.yield %n, %next : i8, i8
  }
  %up:2 = scf.for %i = %c0 to %c300 step %c1 iter_args(%former = %c0, %n = %c0) -> (index, index) {
    %next = arith.addi %n, %c3 : index
    scf.yield %n, %next : index, index
  }
  return %down#0, %down#1, %up#0, %up#1 : i8, i8, index, index
}
