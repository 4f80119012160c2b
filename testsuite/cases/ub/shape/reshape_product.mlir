// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @shape : memref<2xi8> = dense<[2, 3]>
func.func @main() {
  %m = memref.alloc() : memref<8xi32>
  %shape = memref.get_global @shape : memref<2xi8>
  // CHECK: reshape_product.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a memref of 8 elements is reshaped to one of 6
  %r = memref.reshape %m(%shape) : (memref<8xi32>, memref<2xi8>) -> memref<?x?xi32>
  return
}
