// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// To free memory that another iteration reads is a race, if it is not a use of freed memory.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %y = memref.load %m[] : memref<i32>
    %last = arith.cmpi eq, %i, %c1 : index
    scf.if %last {
      // CHECK: dealloc.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 reads
      memref.dealloc %m : memref<i32>
    }
  }
  return
}
