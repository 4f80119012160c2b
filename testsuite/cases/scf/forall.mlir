// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2x3xindex>
  scf.forall (%i, %j) in (%c2, 3) {
    %s = arith.addi %i, %j : index
    memref.store %s, %m[%i, %j] : memref<2x3xindex>
    // CHECK: 0
    // CHECK-NEXT: 1
    // CHECK-NEXT: 2
    // CHECK-NEXT: 1
    // CHECK-NEXT: 2
    // CHECK-NEXT: 3
    vector.print %s : index
  } { mapping = [#gpu.thread<y>, #gpu.thread<x>] }
  scf.forall (%i) = (%c2) to (9) step (3) {
    // CHECK-NEXT: 2
    // CHECK-NEXT: 5
    // CHECK-NEXT: 8
    vector.print %i : index
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i) = (3) to (%c2) step (1) {
    vector.print %i : index
  }
  // Without dimensions there is one iteration.
  scf.forall () in () {
    // CHECK-NEXT: 2
    vector.print %c2 : index
  }
  memref.dealloc %m : memref<2x3xindex>
  return
}
