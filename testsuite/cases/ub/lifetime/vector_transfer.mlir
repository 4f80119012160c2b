// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Memory has to live where a lane is written.
func.func @main() {
  %m = memref.alloc() : memref<2x4xi32>
  %z = arith.constant dense<0> : vector<2x4xi32>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0, %c0] : memref<2x4xi32>, vector<2x4xi32>
  memref.dealloc %m : memref<2x4xi32>
  // CHECK: vector_transfer.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the memory is used after it was freed
  vector.transfer_write %z, %m[%c0, %c0] : vector<2x4xi32>, memref<2x4xi32>
  // CHECK: note: that is lane [0, 0] of the vector
  return
}
