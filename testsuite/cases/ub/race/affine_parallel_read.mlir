// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %v = arith.constant dense<1> : vector<5xi32>
  %m = memref.alloc() : memref<5xi32>
  affine.vector_store %v, %m[0] : memref<5xi32>, vector<5xi32>
  affine.parallel (%i) = (0) to (4) {
    %x = affine.load %m[%i + 1] : memref<5xi32>
    // CHECK: affine_parallel_read.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 reads
    affine.store %x, %m[%i] : memref<5xi32>
  }
  return
}
