// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A slice does not go on in the next row (R19).
func.func @main() {
  %v = arith.constant dense<1> : vector<2x4xi32>
  %m = memref.alloc() : memref<2x4xi32>
  affine.vector_store %v, %m[0, 0] : memref<2x4xi32>, vector<2x4xi32>
  // CHECK: affine_vector_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 1 has size 4
  %w = affine.vector_load %m[0, 2] : memref<2x4xi32>, vector<4xi32>
  return
}
