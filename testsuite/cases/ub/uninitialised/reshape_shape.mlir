// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// The shape is a size, and read.
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %shape = memref.alloc() : memref<2xindex>
  // CHECK: reshape_shape.mlir:[[# @LINE + 2]]:8: error: undefined behaviour: the size of dimension 0 is poison
  // STRICT: reshape_shape.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
  return
}
