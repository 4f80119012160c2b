// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// `in_bounds` says that no lane is behind the end (V37).
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  %p = arith.constant 0 : i32
  %i = arith.constant 3 : index
  // CHECK: vector_transfer_in_bounds.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: index 4 is out of bounds: dimension 1 has size 4
  %v = vector.transfer_read %m[%c0, %i], %p {in_bounds = [true]} : memref<2x4xi32>, vector<2xi32>
  // CHECK: note: that is lane [1] of the vector
  // CHECK: note: 'in_bounds' promises that no lane along dimension 0 of the vector is behind the end
  // CHECK: note: the rule is decision V37
  return
}
