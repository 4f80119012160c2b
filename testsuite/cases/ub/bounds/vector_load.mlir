// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A slice does not go on in the next row (V32).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %c2 = arith.constant 2 : index
  // CHECK: vector_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 1 has size 4
  %v = vector.load %m[%c0, %c2] : memref<2x4xi32>, vector<2x3xi32>
  // CHECK: note: that is lane [0, 2] of the vector
  return
}
