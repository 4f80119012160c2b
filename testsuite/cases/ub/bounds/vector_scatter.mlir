// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Of a tensor as of a memref.
func.func @main() {
  %k = arith.constant dense<[false, true, true]> : vector<3xi1>
  %o = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %t = arith.constant dense<0> : tensor<4xi32>
  %c2 = arith.constant 2 : index
  %at = arith.constant dense<[-9, 1, 2]> : vector<3xi32>
  // CHECK: vector_scatter.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  %v = vector.scatter %t[%c2] [%at], %k, %o : tensor<4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32> -> tensor<4xi32>
  // CHECK: note: that is lane [2] of the vector
  return
}
