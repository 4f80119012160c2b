// RUN: mlir-interp run %s | FileCheck %s --check-prefix=FIRST
// RUN: mlir-interp run %s --seed 1 | FileCheck %s
// RUN: mlir-interp run %s --seed 7 | FileCheck %s
// RUN: mlir-interp run %s --seed 7 > %t.a
// RUN: mlir-interp run %s --seed 7 | diff %t.a -
// RUN: mlir-interp run %s --seed 1 | not diff %t.a -
// The order of iterations is a choice (DECISIONS S4): seed 0 takes the program's, a seed always the
// same, and every order runs every iteration.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %many = arith.constant 10000 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    // FIRST: 0
    // FIRST-NEXT: 1
    // FIRST-NEXT: 2
    // FIRST-NEXT: 3
    // CHECK-DAG: {{^}}0
    // CHECK-DAG: {{^}}1
    // CHECK-DAG: {{^}}2
    // CHECK-DAG: {{^}}3
    // CHECK-DAG: {{^}}4
    // CHECK-DAG: {{^}}5
    // CHECK-DAG: {{^}}6
    // CHECK-DAG: {{^}}7
    vector.print %i : index
  }
  %m = memref.alloc() : memref<10000xi8>
  %one = arith.constant 1 : i8
  scf.parallel (%i) = (%c0) to (%many) step (%c1) {
    memref.store %one, %m[%i] : memref<10000xi8>
  }
  // An element that no iteration wrote would be uninitialised.
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %many step %c1 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %m[%i] : memref<10000xi8>
    %w = arith.extsi %x : i8 to i32
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  // CHECK: 10000
  vector.print %sum : i32
  memref.dealloc %m : memref<10000xi8>
  return
}
