// RUN: mlir-interp diff %s --with=%S/Inputs/order_reversed.mlir | FileCheck %s
// One order out of millions is one that the source may take: backwards, from the middle on, and what
// is printed leads to it.

// CHECK: refines: 3 functions, all 3 inputs (3 left open by the source
func.func @printed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  scf.parallel (%i) = (%c0) to (%c12) step (%c1) {
    vector.print %i : index
  }
  return
}

func.func @kept() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 16 : i64
  %m = memref.alloca() : memref<i64>
  memref.store %zero, %m[] : memref<i64>
  scf.parallel (%i) = (%c0) to (%c12) step (%c1) {
    %v = arith.index_cast %i : index to i64
    %old = memref.generic_atomic_rmw %m[] : memref<i64> {
    ^bb0(%a: i64):
      %b = arith.muli %a, %ten : i64
      %c = arith.addi %b, %v : i64
      memref.atomic_yield %c : i64
    }
  }
  %r = memref.load %m[] : memref<i64>
  return %r : i64
}

// Rows and columns change places.
func.func @columns() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %row = arith.muli %i, %c4 : index
    %n = arith.addi %row, %j : index
    vector.print %n : index
  }
  return
}
