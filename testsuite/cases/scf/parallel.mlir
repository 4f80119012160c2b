// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %m1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index

  // In program order the last dimension is the fastest.
  scf.parallel (%i, %j) = (%m1, %c0) to (%c5, %c2) step (%c2, %c1) {
    %s = arith.muli %i, %c5 : index
    %t = arith.addi %s, %j : index
    // CHECK: -5
    // CHECK-NEXT: -4
    // CHECK-NEXT: 5
    // CHECK-NEXT: 6
    // CHECK-NEXT: 15
    // CHECK-NEXT: 16
    %x = arith.index_cast %t : index to i64
    vector.print %x : i64
  }
  scf.parallel (%i, %j) = (%c0, %c5) to (%c5, %c0) step (%c1, %c1) {
    vector.print %i : index
  }

  // Every iteration has its own element: no race.
  %m = memref.alloc() : memref<5xindex>
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    %q = arith.muli %i, %i : index
    memref.store %q, %m[%i] : memref<5xindex>
  }
  %last = memref.load %m[%c2] : memref<5xindex>
  // CHECK-NEXT: 4
  vector.print %last : index

  // Reading what was written before the loop, and by the iteration itself, is none either.
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    %a = memref.load %m[%i] : memref<5xindex>
    %b = arith.addi %a, %c1 : index
    memref.store %b, %m[%i] : memref<5xindex>
    %c = memref.load %m[%i] : memref<5xindex>
    memref.store %c, %m[%i] : memref<5xindex>
  }
  %after = memref.load %m[%c2] : memref<5xindex>
  // CHECK-NEXT: 5
  vector.print %after : index
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    %a = memref.load %m[%c0] : memref<5xindex>
  }
  // A loop that follows is another one.
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    memref.store %i, %m[%c0] : memref<5xindex>
  }
  memref.dealloc %m : memref<5xindex>
  return
}
