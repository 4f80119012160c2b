// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %shape = memref.alloc() : memref<2xindex>
  // CHECK: reshape_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
  return
}
