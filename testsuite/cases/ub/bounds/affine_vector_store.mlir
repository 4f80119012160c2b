// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %v = arith.constant dense<1> : vector<4xi32>
  %m = memref.alloc() : memref<4xi32>
  // CHECK: affine_vector_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  affine.vector_store %v, %m[1] : memref<4xi32>, vector<4xi32>
  return
}
