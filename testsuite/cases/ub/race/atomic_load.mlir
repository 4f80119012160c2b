// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An atomic access and one that is not.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      %old = memref.atomic_rmw addi %x, %m[] : (i32, memref<i32>) -> i32
    } else {
      // CHECK: atomic_load.mlir:[[# @LINE + 1]]:12: error: undefined behaviour: a data race: iteration 2 of a parallel loop reads memory that iteration 1 updates
      %y = memref.load %m[] : memref<i32>
    }
  }
  return
}
