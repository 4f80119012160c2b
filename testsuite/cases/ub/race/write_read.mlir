// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  %x = arith.constant 7 : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    // CHECK: write_read.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: a data race: iteration 2 of a parallel loop reads memory that iteration 1 writes
    %v = memref.load %m[%i] : memref<4xi32>
    %n = arith.addi %i, %c1 : index
    memref.store %v, %m[%n] : memref<4xi32>
  }
  return
}
