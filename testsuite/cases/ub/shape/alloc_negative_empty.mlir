// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The other dimension has no elements: the size is as negative as before.
func.func @main() {
  %n = arith.constant -5 : index
  %c0 = arith.constant 0 : index
  // CHECK: alloc_negative_empty.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 2 is negative: -5
  %m = memref.alloc(%c0, %n) : memref<?x2x?xi32>
  return
}
