// RUN: mlir-interp diff %s --with=%S/Inputs/choice_order.mlir --entry=sum --inputs=20 > %t.sum; test $? -eq 6
// RUN: FileCheck %s --check-prefix=SUM < %t.sum
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_order.mlir --entry=last --inputs=20 > %t.last; test $? -eq 6
// RUN: FileCheck %s --check-prefix=LAST < %t.last
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_order.mlir --entry=apart --inputs=20 | FileCheck %s --check-prefix=APART
// RUN: mlir-interp diff %s --with=%s | FileCheck %s --check-prefix=SELF
// Orders that are too many to list: of a reduction, of updates of one place. Iterations that each
// write to memory of their own give the same in every order (P6).

// SELF: no counterexample in {{[0-9]+}} inputs: 3 functions

// SUM: not judged: 1 function, 20 inputs
// SUM-NEXT: @sum: of 20 inputs 20 are undecided; {{.*}}, by what 'scf.parallel' at {{.*}} leaves open
func.func @sum(%m: memref<9xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c9) step (%c1) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<9xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// LAST: not judged: 1 function, 20 inputs
func.func @last(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloca() : memref<i32>
  %zero = arith.constant 0 : i32
  memref.store %zero, %m[] : memref<i32>
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    %v = arith.index_cast %i : index to i32
    %old = memref.atomic_rmw assign %v, %m[] : (i32, memref<i32>) -> i32
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// APART: wrong memory in @apart
func.func @apart(%m: memref<9xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    memref.store %i, %m[%i] : memref<9xindex>
  }
  return
}
