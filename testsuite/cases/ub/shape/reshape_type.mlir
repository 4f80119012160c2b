// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The number of elements is right, the sizes are not those of the type.
memref.global "private" constant @shape : memref<2xindex> = dense<[4, 2]>
func.func @main() {
  %m = memref.alloc() : memref<8xi32>
  %shape = memref.get_global @shape : memref<2xindex>
  // CHECK: reshape_type.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the shape has size 4 in dimension 0, but the result type has size 2
  %r = memref.reshape %m(%shape) : (memref<8xi32>, memref<2xindex>) -> memref<2x4xi32>
  return
}
