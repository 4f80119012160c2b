// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A dimension that is none of the vector's is not left (V37).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %v = arith.constant dense<0> : vector<2xi32>
  %i = arith.constant 2 : index
  // CHECK: vector_transfer_outer.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  vector.transfer_write %v, %m[%i, %c0] : vector<2xi32>, memref<2x4xi32>
  // CHECK: note: that is lane [0] of the vector
  return
}
