// Both accesses are named with their places, wherever the earlier one was: in a function that the
// iteration called, in the copy of a row, in an inner loop that is over. So is the loop, of several.
// RUN: not mlir-interp run %s -e called 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: not mlir-interp run %s -e copied 2>&1 | FileCheck %s --check-prefix=COPIED
// RUN: not mlir-interp run %s -e inner 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not mlir-interp run %s -e outer 2>&1 | FileCheck %s --check-prefix=OUTER
func.func @put(%m: memref<4xi32>, %i: index) {
  %x = arith.constant 7 : i32
  memref.store %x, %m[%i] : memref<4xi32>
  return
}

func.func @called() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    func.call @put(%m, %i) : (memref<4xi32>, index) -> ()
    %last = arith.addi %c1, %c1 : index
    %is_last = arith.cmpi eq, %i, %last : index
    scf.if %is_last {
      // CALLED: both_places.mlir:[[# @LINE + 1]]:12: error: undefined behaviour: a data race: iteration 3 of a parallel loop reads memory that iteration 2 writes
      %v = memref.load %m[%c1] : memref<4xi32>
    }
  }
  // CALLED: both_places.mlir:9:3: note: iteration 2 writes it here, in 'memref.store'
  // CALLED: both_places.mlir:18:3: note: the iterations are those of this 'scf.parallel'
  return
}


func.func @copied() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  %from = memref.alloc() : memref<4xi32>
  // COPIED: error: undefined behaviour: a data race: iteration 2 of a parallel loop updates memory that iteration 1 writes
  // COPIED: both_places.mlir:[[# @LINE + 5]]:7: note: iteration 1 writes it here, in 'memref.copy'
  // COPIED: both_places.mlir:[[# @LINE + 1]]:3: note: the iterations are those of this 'scf.parallel'
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.copy %from, %m : memref<4xi32> to memref<4xi32>
    } else {
      %old = memref.atomic_rmw addi %x, %m[%c2] : (i32, memref<4xi32>) -> i32
    }
  }
  return
}

func.func @inner() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  // INNER: both_places.mlir:[[# @LINE + 8]]:10: error: undefined behaviour: a data race: iteration 2 of a parallel loop reads memory that iteration 1 writes
  // INNER: both_places.mlir:[[# @LINE + 5]]:7: note: iteration 1 writes it here, in 'memref.store'
  // INNER: both_places.mlir:[[# @LINE + 1]]:3: note: the iterations are those of this 'scf.parallel'
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %to = arith.addi %i, %c1 : index
    scf.parallel (%j) = (%i) to (%to) step (%c1) {
      memref.store %x, %m[%j] : memref<4xi32>
    }
    %v = memref.load %m[%c0] : memref<4xi32>
  }
  return
}

func.func @outer() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    // OUTER: both_places.mlir:[[# @LINE + 5]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 reads
    // OUTER: both_places.mlir:[[# @LINE + 3]]:12: note: iteration 1 reads it here, in 'memref.load'
    // OUTER: both_places.mlir:[[# @LINE + 1]]:5: note: the iterations are those of this 'scf.parallel'
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %v = memref.load %m[%c1] : memref<4xi32>
      memref.store %x, %m[%j] : memref<4xi32>
    }
  }
  return
}
