// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c7 = arith.constant 7 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c7) : memref<?xi32>
  // CHECK: expand_product.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: dimension 0 of size 7 is expanded to dimensions of another product
  %e = memref.expand_shape %m [[0, 1]] output_shape [%c3, 2] : memref<?xi32> into memref<?x2xi32>
  return
}
