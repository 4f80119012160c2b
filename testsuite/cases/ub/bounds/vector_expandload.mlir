// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The lane whose element is out of bounds is told, though those before it are read at once.
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %z = arith.constant dense<0> : vector<4xi32>
  %k = arith.constant dense<[false, true, true, true]> : vector<4xi1>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  vector.store %z, %m[%c0] : memref<4xi32>, vector<4xi32>
  // CHECK: vector_expandload.mlir:[[# @LINE + 2]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 0 has size 4
  // CHECK: note: that is lane [3] of the vector
  %v = vector.expandload %m[%c2], %k, %z : memref<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}
