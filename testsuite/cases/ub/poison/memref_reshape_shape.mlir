// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %p = ub.poison : memref<1xindex>
  // CHECK: memref_reshape_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'shape' is poison
  %r = memref.reshape %m(%p) : (memref<4xi32>, memref<1xindex>) -> memref<?xi32>
  return
}
