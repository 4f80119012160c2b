// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Lanes may be behind the end of a dimension, but not in front of it (V37).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %p = arith.constant 0 : i32
  %i = arith.constant -1 : index
  // CHECK: vector_transfer_negative.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index -1 is out of bounds: dimension 1 has size 4
  %v = vector.transfer_read %m[%c0, %i], %p : memref<2x4xi32>, vector<2xi32>
  // CHECK: note: that is lane [0] of the vector
  return
}
