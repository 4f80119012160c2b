// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c4 = arith.constant 4 : index
  %n = arith.constant -2 : index
  %m = memref.alloc(%c4) : memref<?xi32>
  // CHECK: expand_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -2
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, %n] : memref<?xi32> into memref<?x?xi32>
  return
}
