// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: view_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %v = memref.view %m[%c0][%n] : memref<8xi8> to memref<?xi32>
  return
}
