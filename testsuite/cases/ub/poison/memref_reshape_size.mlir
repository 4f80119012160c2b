// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  %shape = memref.alloc() : memref<1xindex>
  memref.store %p, %shape[%c0] : memref<1xindex>
  // CHECK: memref_reshape_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is poison
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<1xindex>) -> memref<?xi32>
  return
}
