// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  // CHECK: alloca_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 1 is negative: -1
  %m = memref.alloca(%n) : memref<4x?xi32>
  return
}
