// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %n = arith.constant -1 : index
  %m = memref.alloc() : memref<8xi32>
  // CHECK: reinterpret_cast_negative.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is negative: -1
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1]
      : memref<8xi32> to memref<?xi32>
  return
}
