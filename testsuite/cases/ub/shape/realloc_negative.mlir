// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  %m = memref.alloc() : memref<2xi32>
  // CHECK: realloc_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %r = memref.realloc %m(%n) : memref<2xi32> to memref<?xi32>
  return
}
