// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %v = arith.constant dense<1> : vector<3xi32>
  %m = memref.alloc() : memref<4xi32>
  affine.vector_store %v, %m[0] : memref<4xi32>, vector<3xi32>
  // CHECK: affine_vector_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the element is read, and nothing was ever written there
  %w = affine.vector_load %m[0] : memref<4xi32>, vector<4xi32>
  return
}
