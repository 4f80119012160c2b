// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.store %x, %m[] : memref<i32>
    } else {
      // CHECK: store_atomic.mlir:[[# @LINE + 1]]:14: error: undefined behaviour: a data race: iteration 2 of a parallel loop updates memory that iteration 1 writes
      %old = memref.generic_atomic_rmw %m[] : memref<i32> {
      ^bb0(%y: i32):
        memref.atomic_yield %y : i32
      }
    }
  }
  return
}
