// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  affine.parallel (%i) = (0) to (4) {
    // CHECK: affine_parallel.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    affine.store %x, %m[%i floordiv 2] : memref<4xi32>
  }
  return
}
