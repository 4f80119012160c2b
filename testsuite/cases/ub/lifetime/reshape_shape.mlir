// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The shape is read from memory too.
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %shape = memref.alloc() : memref<2xindex>
  memref.dealloc %shape : memref<2xindex>
  // CHECK: reshape_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memory is used after it was freed
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
  return
}
