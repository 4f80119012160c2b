// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An iteration is a scope: the next one does not find what the last one had.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %first = memref.alloca() : memref<1xi32>
  memref.store %x, %first[%c0] : memref<1xi32>
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%before = %first) -> (memref<1xi32>) {
    %m = memref.alloca() : memref<1xi32>
    // CHECK: alloca_loop.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
    %y = memref.load %before[%c0] : memref<1xi32>
    memref.store %y, %m[%c0] : memref<1xi32>
    scf.yield %m : memref<1xi32>
  }
  return
}
