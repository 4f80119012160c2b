// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An index may not lead into another row.
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %at = arith.constant dense<[-9, 1, -1]> : vector<3xi32>
  // CHECK: vector_gather.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index -1 is out of bounds: dimension 1 has size 4
  %v = vector.gather %m[%c0, %c0] [%at], %k, %o : memref<2x4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  // CHECK: note: that is lane [2] of the vector
  return
}
