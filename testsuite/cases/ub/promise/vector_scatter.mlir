// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two lanes that are set may not go to one element (V35).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %at = arith.constant dense<[1, 2, 2]> : vector<3xi32>
  %c1 = arith.constant 1 : index
  // CHECK: vector_scatter.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: two lanes are written to the same element, of index 3 in the last dimension
  vector.scatter %m[%c0, %c1] [%at], %k, %o : memref<2x4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
  // CHECK: note: that is lane [1] of the vector
  // CHECK: note: that is lane [2] of the vector
  return
}
