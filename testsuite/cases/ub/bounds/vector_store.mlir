// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Every lane has to be within the memref (V32).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %c1 = arith.constant 1 : index
  // CHECK: vector_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  vector.store %z, %m[%c1, %c0] : memref<2x4xi32>, vector<2x4xi32>
  // CHECK: note: that is lane [1, 0] of the vector
  return
}
