// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  // CHECK: alloc_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %m = memref.alloc(%n) : memref<?xi32>
  return
}
