// The two iterations of a race are named by their induction variables, in every parallel loop, with
// several dimensions and steps that are not 1, in whatever order they ran (a permutation, or rounds
// of a stride where there are many), and of the loop that races where several are nested.
// RUN: not mlir-interp run %s -e scf 2>&1 | FileCheck %s --check-prefix=SCF
// RUN: not mlir-interp run %s -e scf --seed 1 2>&1 | FileCheck %s --check-prefix=PERMUTED
// RUN: not mlir-interp run %s -e affine 2>&1 | FileCheck %s --check-prefix=AFFINE
// RUN: not mlir-interp run %s -e affine --seed 1 2>&1 | FileCheck %s --check-prefix=STRIDED
// RUN: not mlir-interp run %s -e forall 2>&1 | FileCheck %s --check-prefix=FORALL
// RUN: not mlir-interp run %s -e nested 2>&1 | FileCheck %s --check-prefix=NESTED

// Iterations race where %i + %j is the same.
func.func @scf() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c13 = arith.constant 13 : index
  %m = memref.alloc() : memref<64xi32>
  %x = arith.constant 7 : i32
  // SCF: a data race: iteration 16 of a parallel loop writes memory that iteration 3 writes
  // SCF: induction_values.mlir:[[# @LINE + 3]]:3: note: the iterations are those of this 'scf.parallel': iteration 16 at %i = 9, %j = 0; iteration 3 at %i = 3, %j = 6
  // SCF: note: the rule is decision M7: {{.*}}mlir-interp explain M7
  // PERMUTED: iteration 9 at %i = 5, %j = 12; iteration 3 at %i = 11, %j = 6
  scf.parallel (%i, %j) = (%c3, %c0) to (%c13, %c13) step (%c2, %c3) {
    %k = arith.addi %i, %j : index
    memref.store %x, %m[%k] : memref<64xi32>
  }
  return
}

func.func @affine() {
  %m = memref.alloc() : memref<64xi32>
  %x = arith.constant 7 : i32
  // AFFINE: the iterations are those of this 'affine.parallel': iteration 16 at %i = 9, %j = 0; iteration 3 at %i = 3, %j = 6
  // 391 + 6 and 12033 + 12 are 13 modulo 64.
  // STRIDED: iteration 43 at %i = 391, %j = 6; iteration 36 at %i = 12033, %j = 12
  affine.parallel (%i, %j) = (3, 0) to (13000, 13) step (2, 3) {
    affine.store %x, %m[(%i + %j) mod 64] : memref<64xi32>
  }
  return
}

func.func @forall() {
  %m = memref.alloc() : memref<64xi32>
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  // FORALL: the iterations are those of this 'scf.forall': iteration 2 at %i = -5; iteration 1 at %i = -8
  scf.forall (%i) = (-8) to (1) step (3) {
    memref.store %x, %m[%c0] : memref<64xi32>
  }
  return
}

func.func @nested() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc() : memref<64xi32>
  %x = arith.constant 7 : i32
  // NESTED: note: in the loops around it, at %i = 5, %n = 0, %j = 0
  // NESTED: induction_values.mlir:[[# @LINE + 1]]:3: note: the iterations are those of this 'scf.parallel': iteration 2 at %i = 5; iteration 1 at %i = 0
  scf.parallel (%i) = (%c0) to (%c9) step (%c5) {
    scf.for %n = %c0 to %c9 step %c5 {
      scf.parallel (%j) = (%c0) to (%c9) step (%c5) {
        %k = arith.addi %j, %n : index
        %at = arith.muli %k, %n : index
        %there = arith.addi %j, %at : index
        memref.store %x, %m[%there] : memref<64xi32>
      }
    }
  }
  return
}
