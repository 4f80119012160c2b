// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A lane that is set has to be within the memref (V32).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %c2 = arith.constant 2 : index
  // CHECK: vector_maskedload.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 1 has size 4
  %v = vector.maskedload %m[%c0, %c2], %k, %o : memref<2x4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  // CHECK: note: that is lane [2] of the vector
  return
}
