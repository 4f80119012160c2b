// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<2x?xi32>
  // CHECK: cast_size.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the cast is to size 4 in dimension 1, but the memref has size 3
  %c = memref.cast %m : memref<2x?xi32> to memref<2x4xi32>
  return
}
