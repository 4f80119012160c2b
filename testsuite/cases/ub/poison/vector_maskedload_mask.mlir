// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Whether it is read is not known (V31).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %bad = ub.poison : vector<3xi1>
  // CHECK: vector_maskedload_mask.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: lane [0] of the mask is poison
  %v = vector.maskedload %m[%c0, %c0], %bad, %o : memref<2x4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  return
}
