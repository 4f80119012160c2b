// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --seed 1 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --seed 2 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --seed 3 2>&1 | FileCheck %s
// A race is found in whatever order the iterations run.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %m = memref.alloc() : memref<50xi32>
  %x = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%c50) step (%c1) {
    %far = arith.subi %c50, %i : index
    %k = arith.minsi %far, %i : index
    // CHECK: error: undefined behaviour: a data race
    memref.store %x, %m[%k] : memref<50xi32>
  }
  return
}
