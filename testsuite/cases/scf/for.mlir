// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-opt %s | mlir-interp run - | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index

  scf.for %i = %c1 to %c10 step %c3 {
    // CHECK: 1
    // CHECK-NEXT: 4
    // CHECK-NEXT: 7
    vector.print %i : index
  }
  // The upper bound itself is no part of the range.
  scf.for %i = %c0 to %c3 step %c3 {
    // CHECK-NEXT: 0
    vector.print %i : index
  }
  scf.for %i = %c10 to %c0 step %c1 {
    vector.print %i : index
  }
  // No iteration: the results are the initial values.
  %none = scf.for %i = %c3 to %c3 step %c1 iter_args(%a = %c10) -> (index) {
    scf.yield %i : index
  }
  // CHECK-NEXT: 10
  vector.print %none : index

  // 0 + 1 + ... + 9
  %sum = scf.for %i = %c0 to %c10 step %c1 iter_args(%s = %c0) -> (index) {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  // CHECK-NEXT: 45
  vector.print %sum : index

  // Carried values are handed on all at once: they may swap.
  %f:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {
    %n = arith.addi %a, %b : index
    scf.yield %b, %n : index, index
  }
  // CHECK-NEXT: 55
  vector.print %f#0 : index
  %swapped:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {
    scf.yield %b, %a : index, index
  }
  // CHECK-NEXT: 1
  vector.print %swapped#0 : index
  // CHECK-NEXT: 0
  vector.print %swapped#1 : index

  // A value that is carried may be any: a vector, poison that nobody looks at.
  %v0 = arith.constant dense<[1, 2]> : vector<2xi32>
  %p = ub.poison : i32
  %v:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %v0, %q = %p) -> (vector<2xi32>, i32) {
    %d = arith.addi %a, %a : vector<2xi32>
    scf.yield %d, %q : vector<2xi32>, i32
  }
  // CHECK-NEXT: ( 8, 16 )
  vector.print %v#0 : vector<2xi32>

  // Loops within loops see the outer variables.
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %i to %c3 step %c1 {
      %k = arith.muli %i, %j : index
      // CHECK-NEXT: 0
      // CHECK-NEXT: 0
      // CHECK-NEXT: 0
      // CHECK-NEXT: 1
      // CHECK-NEXT: 2
      // CHECK-NEXT: 4
      vector.print %k : index
    }
  }
  return
}
