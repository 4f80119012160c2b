// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Constant memory is not written.
memref.global constant @g : memref<2xi32> = dense<0>
func.func @main() {
  %m = memref.get_global @g : memref<2xi32>
  %v = arith.constant dense<1> : vector<2xi32>
  %c0 = arith.constant 0 : index
  // CHECK: vector_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: constant memory is written
  vector.store %v, %m[%c0] : memref<2xi32>, vector<2xi32>
  return
}
